import type { SchemaDefinition } from '../schema/definition';
import type {
  SQLEdgeTableOptions,
  SQLQueryOptions,
  SQLResult,
  SQLTransactionType,
  SQLVertexTableOptions,
} from './types';

/**
 * Writes relational SQL from a schema: one table per label, named `v_Part` or `e_SUPPLIES`. It does not write
 * Cypher, and its SQL does not touch an AGE graph.
 *
 * @remarks
 * Every method returns text and values; nothing is run. NOT NULL follows the label's `required` list,
 * properties that the schema does not declare are left out, and constraints and defaults never reach the SQL.
 * Under the library's default search path, new tables land in the schema `ag_catalog`.
 * @example
 * ```ts
 * import { PropertyType, SQLGenerator } from 'age-schema-client';
 *
 * const generator = new SQLGenerator({
 *   version: '1.0.0',
 *   vertices: {
 *     Part: { required: ['sku'], properties: { sku: { type: PropertyType.STRING } } },
 *   },
 *   edges: {},
 * });
 * console.log(generator.generateCreateVertexTableSQL('Part').sql);
 * const id = '7b0c7e1e-2f64-4d0c-9d39-0f6c2a8f1f10';
 * const { sql, params } = generator.generateInsertVertexSQL('Part', { id, sku: 'SP-02' });
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare class SQLGenerator {
  /**
   * Makes a generator for one schema.
   *
   * @param schema - Labels and properties to write SQL for.
   * @throws `Error` when `vertices` or `edges` is missing.
   */
  constructor(schema: SchemaDefinition);
  /**
   * Writes one INSERT with a row per edge.
   *
   * @remarks
   * Give each row a UUID as `id` in its `data`. A statement takes at most 65535 values, which is rows times
   * columns.
   * @param label - Edge label.
   * @param edges - UUIDs of both ends, and the properties of each edge.
   * @param options - Table naming: prefix, key and end columns, timestamp columns.
   *   Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateBatchInsertEdgeSQL(
    label: string,
    edges: { data?: Record<string, any>; sourceId: string; targetId: string }[],
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /**
   * Writes one INSERT with a row per vertex.
   *
   * @remarks
   * Give each row a UUID as `id`. A statement takes at most 65535 values, which is rows times columns.
   * @param label - Vertex label.
   * @param dataArray - Properties of each vertex.
   * @param options - Table naming: prefix, key column, timestamp columns.
   *   Default: `DEFAULT_VERTEX_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateBatchInsertVertexSQL(
    label: string,
    dataArray: Record<string, any>[],
    options?: SQLVertexTableOptions,
  ): SQLResult;
  /**
   * Joins statements into one text, between BEGIN and COMMIT. PostgreSQL refuses it as soon as one statement
   * has values (code 42601). Run the statements one by one, inside a transaction.
   *
   * @param operations - Statements to join; an empty list throws an `Error`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateBatchSQL(operations: SQLResult[]): SQLResult;
  /**
   * Writes CREATE TABLE IF NOT EXISTS for an edge label, with foreign keys to the tables of its ends.
   *
   * @remarks
   * Foreign keys are written only for ends given as a plain label. Keep the default prefixes: with `edge_`
   * the key points at `edgv_Part`. {@link BatchOperations} needs a declared `id`, which the table would hold twice:
   * make the generator for this call from a schema without it.
   * @param label - Edge label.
   * @param options - Table naming: prefix, key and end columns, timestamp columns.
   *   Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateCreateEdgeTableSQL(label: string, options?: SQLEdgeTableOptions): SQLResult;
  /**
   * Writes the SQL for one new vertex, without table options. {@link SQLGenerator.generateInsertVertexSQL}
   * takes them.
   *
   * @param label - Vertex label.
   * @param data - Properties of the vertex, with a UUID as `id`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateCreateVertexSQL(label: string, data: Record<string, unknown>): SQLResult;
  /**
   * Writes CREATE TABLE IF NOT EXISTS for a vertex label, with a UUID key and a column per property.
   *
   * @remarks
   * Do not declare a property named `id`: the table would hold that column twice.
   * @param label - Vertex label.
   * @param options - Table naming: prefix, key column, timestamp columns.
   *   Default: `DEFAULT_VERTEX_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   * @example
   * ```ts
   * import { SQLGenerator } from 'age-schema-client';
   * // ---cut-start---
   * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const { sql, params } = new SQLGenerator(schema).generateCreateVertexTableSQL('Part');
   * await executor.executeSQL(sql, params);
   * ```
   */
  generateCreateVertexTableSQL(label: string, options?: SQLVertexTableOptions): SQLResult;
  /**
   * Writes the DELETE for all edges of a label between two vertices.
   *
   * @param label - Edge label.
   * @param sourceId - UUID of the vertex that the edges leave.
   * @param targetId - UUID of the vertex that the edges reach.
   * @param options - Table naming: prefix, key and end columns, timestamp columns.
   *   Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateDeleteEdgesBetweenVerticesSQL(
    label: string,
    sourceId: string,
    targetId: string,
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /**
   * Writes the DELETE for one edge.
   *
   * @param label - Edge label.
   * @param id - UUID of the edge.
   * @param options - Table naming: prefix, key and end columns, timestamp columns.
   *   Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateDeleteEdgeSQL(label: string, id: string, options?: SQLEdgeTableOptions): SQLResult;
  /**
   * Writes the DELETE for one vertex row.
   *
   * @param label - Vertex label.
   * @param id - UUID of the vertex.
   * @param options - Table naming: prefix, key column, timestamp columns.
   *   Default: `DEFAULT_VERTEX_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateDeleteVertexSQL(label: string, id: string, options?: SQLVertexTableOptions): SQLResult;
  /**
   * Does not work: the function it creates fails on every call (code 42702), and for a label without
   * properties it cannot even be created. Filter with {@link SQLGenerator.generateSelectEdgeSQL}.
   *
   * @param label - Edge label.
   * @param options - Table naming: prefix, key and end columns, timestamp columns.
   *   Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateEdgeFilterFunctionSQL(label: string, options?: SQLEdgeTableOptions): SQLResult;
  /**
   * Writes the INSERT for one edge.
   *
   * @param label - Edge label.
   * @param sourceId - UUID of the vertex that the edge leaves.
   * @param targetId - UUID of the vertex that the edge reaches.
   * @param data - Properties of the edge, with a UUID as `id`. Without `id` the text `uuid_generate_v4()` is
   *   sent as a value, which PostgreSQL refuses. Default: `{}`.
   * @param options - Table naming: prefix, key and end columns, timestamp columns.
   *   Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateInsertEdgeSQL(
    label: string,
    sourceId: string,
    targetId: string,
    data?: Record<string, any>,
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /**
   * Writes the INSERT for one vertex.
   *
   * @param label - Vertex label.
   * @param data - Properties of the vertex, with a UUID as `id`. Without `id` the text `uuid_generate_v4()`
   *   is sent as a value, which PostgreSQL refuses.
   * @param options - Table naming: prefix, key column, timestamp columns.
   *   Default: `DEFAULT_VERTEX_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateInsertVertexSQL(
    label: string,
    data: Record<string, any>,
    options?: SQLVertexTableOptions,
  ): SQLResult;
  /**
   * Writes a SELECT on an edge table, with filters, order and paging.
   *
   * @remarks
   * Operators and directions go into the text as they are: never take them from untrusted input. An `IN` with
   * an empty list is a syntax error.
   * @param label - Edge label.
   * @param queryOptions - Filters, order, limit and offset. Default: `{}`.
   * @param options - Table naming: prefix, key and end columns, timestamp columns.
   *   Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   * @throws `Error` when a filter names `id`.
   */
  generateSelectEdgeSQL(
    label: string,
    queryOptions?: SQLQueryOptions,
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /**
   * Writes a SELECT on a vertex table, with filters, order and paging.
   *
   * @remarks
   * Operators and directions go into the text as they are: never take them from untrusted input. An `IN` with
   * an empty list is a syntax error.
   * @param label - Vertex label.
   * @param queryOptions - Filters, order, limit and offset. Default: `{}`.
   * @param options - Table naming: prefix, key column, timestamp columns.
   *   Default: `DEFAULT_VERTEX_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   * @throws `Error` when a filter names `id`.
   * @example
   * ```ts
   * import { SQLFilterOperator, SQLGenerator, SQLOrderDirection } from 'age-schema-client';
   * // ---cut-start---
   * import type { SchemaDefinition } from 'age-schema-client';
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const { sql, params } = new SQLGenerator(schema).generateSelectVertexSQL('Part', {
   *   filters: [{ property: 'name', operator: SQLFilterOperator.LIKE, value: '%wheel%' }],
   *   orderBy: [{ property: 'cost', direction: SQLOrderDirection.DESC }],
   *   limit: 10,
   * });
   * ```
   */
  generateSelectVertexSQL(
    label: string,
    queryOptions?: SQLQueryOptions,
    options?: SQLVertexTableOptions,
  ): SQLResult;
  /**
   * Writes BEGIN, COMMIT, ROLLBACK or a savepoint command. {@link TransactionManager} does this for you.
   *
   * @param type - Command to write.
   * @param name - Name of the savepoint. SAVEPOINT and RELEASE throw without it; with it, ROLLBACK goes back
   *   to the savepoint.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateTransactionSQL(type: SQLTransactionType, name?: string): SQLResult;
  /**
   * Writes the UPDATE for one edge, which also sets `updated_at`.
   *
   * @param label - Edge label.
   * @param id - UUID of the edge.
   * @param data - Properties to set. With none, and without timestamp columns, the text is a syntax error.
   * @param options - Table naming: prefix, key and end columns, timestamp columns.
   *   Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateUpdateEdgeSQL(
    label: string,
    id: string,
    data: Record<string, any>,
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /**
   * Writes the UPDATE for one vertex, which also sets `updated_at`.
   *
   * @param label - Vertex label.
   * @param id - UUID of the vertex.
   * @param data - Properties to set. With none, and without timestamp columns, the text is a syntax error.
   * @param options - Table naming: prefix, key column, timestamp columns.
   *   Default: `DEFAULT_VERTEX_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateUpdateVertexSQL(
    label: string,
    id: string,
    data: Record<string, any>,
    options?: SQLVertexTableOptions,
  ): SQLResult;
  /**
   * Does not work: the function it creates fails on every call (code 42702), and for a label without
   * properties it cannot even be created. Filter with {@link SQLGenerator.generateSelectVertexSQL}.
   *
   * @param label - Vertex label.
   * @param options - Table naming: prefix, key column, timestamp columns.
   *   Default: `DEFAULT_VERTEX_TABLE_OPTIONS`.
   * @returns The statement and its values, for {@link QueryExecutor.executeSQL}.
   */
  generateVertexFilterFunctionSQL(label: string, options?: SQLVertexTableOptions): SQLResult;
}
