import type { SchemaDefinition } from '../schema/definition';

/**
 * Writes the SQL that creates many vertices or edges in one statement, from rows that
 * {@link QueryBuilder.setParam} has stored in the session. This is the way to load data in bulk.
 *
 * @remarks
 * Rows are read from the key `vertex_<Label>` or `edge_<Label>`. The statements create and never merge:
 * running one twice duplicates the data. Store the rows, run the statement and keep the transaction on one
 * connection; load vertices before edges.
 * @typeParam T - Type of the schema.
 * @example
 * ```ts
 * import { CypherQueryGenerator, QueryBuilder } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const generator = new CypherQueryGenerator(schema, { includeComments: false });
 * const params = new QueryBuilder(schema, executor, 'bicycle');
 *
 * await params.setParam('vertex_Part', [
 *   { id: 'SP-02', name: 'Spoke' },
 *   { id: 'HB-36', name: 'Hub' },
 * ]);
 * const { rows } = await executor.executeSQL(
 *   generator.generateCreateVerticesQuery('Part', 'bicycle'),
 * );
 * console.log(Number(rows[0].created_vertices)); // 2
 * ```
 * @see [Bulk loading](guide:how-to-guides/bulk-loading)
 * @category Loading
 */
export declare class CypherQueryGenerator<T extends SchemaDefinition> {
  /**
   * Makes a generator for one schema.
   *
   * @param schema - Labels and properties that the statements name.
   * @param options - Database schema of the helper functions, and whether the text has comments.
   *   Default: `{}`.
   */
  constructor(schema: T, options?: CypherQueryGeneratorOptions);
  /**
   * Writes the statement that creates the edges stored under `edge_<Label>`.
   *
   * @remarks
   * Each row has `from` and `to`, the `id` properties of its ends, and they must match in type: `'4'` does
   * not find 4. Rows whose ends do not exist are skipped without an error, so compare the count with the rows
   * you sent. With comments on, an edge definition without `from` and `fromVertex` gives a `TypeError`.
   * @param edgeType - Edge label.
   * @param graphName - Graph to create in.
   * @returns SQL that returns one row with `created_edges`, a count as text.
   * @throws `Error` when the schema does not have the label.
   * @example
   * ```ts
   * import { CypherQueryGenerator, QueryBuilder } from 'age-schema-client';
   * // ---cut-start---
   * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const generator = new CypherQueryGenerator(schema, { includeComments: false });
   * await new QueryBuilder(schema, executor, 'bicycle').setParam('edge_SUPPLIES', [
   *   { from: 'SU-02', to: 'SP-02', leadDays: 9 },
   * ]);
   * const { rows } = await executor.executeSQL(
   *   generator.generateCreateEdgesQuery('SUPPLIES', 'bicycle'),
   * );
   * console.log(Number(rows[0].created_edges)); // 1, or 0 if an end is missing
   * ```
   */
  generateCreateEdgesQuery(edgeType: string, graphName: string): string;
  /**
   * Writes the statement that creates the vertices stored under `vertex_<Label>`.
   *
   * @remarks
   * If the key is not stored, one empty vertex is created; an empty array creates none. A label without any
   * property besides `id` gives Cypher that AGE refuses. Keys that the schema does not declare are dropped.
   * @param vertexType - Vertex label.
   * @param graphName - Graph to create in.
   * @returns SQL that returns one row with `created_vertices`, a count as text.
   * @throws `Error` when the schema does not have the label: `Vertex type "…" not found in schema`.
   */
  generateCreateVerticesQuery(vertexType: string, graphName: string): string;
  /**
   * Writes the check that {@link SchemaLoader} runs on staged edges to find ends that are missing from the
   * graph.
   *
   * @remarks
   * It compares with AGE's own graph ids, not with an `id` property, and reads every vertex.
   * @param edgeTable - Table with the staged edges.
   * @param graphName - Graph to look in.
   * @returns The SQL text.
   */
  generateValidateEdgeEndpointsQuery(edgeTable: string, graphName: string): string;
  /**
   * Writes a query for the vertices that exist in a graph.
   *
   * @remarks
   * It reads every vertex of the graph.
   * @param graphName - Graph to look in.
   * @returns The SQL text.
   */
  generateVertexExistenceQuery(graphName: string): string;
}

/** Options of {@link CypherQueryGenerator}. */
export interface CypherQueryGeneratorOptions {
  /**
   * Whether the written text has comments.
   * @defaultValue `true`
   */
  includeComments?: boolean;
  /**
   * Database schema of the helper functions.
   * @defaultValue `'age_schema_client'`
   */
  schemaName?: string;
}
