import type { Edge, EdgeData, EdgeOperations } from './edge';
import type { QueryExecutor } from './query';
import type { Transaction } from './transaction';
import type { Vertex, VertexData, VertexOperations } from './vertex';
import type { SchemaDefinition } from '../schema/definition';
import type { SQLGenerator } from '../sql/generator';

/**
 * Does not load a graph: it inserts rows into relational tables named `v_Part` and `e_SUPPLIES`. To load a
 * graph, use {@link CypherQueryGenerator} with {@link QueryBuilder.setParam}.
 *
 * @remarks
 * The tables must exist; {@link SQLGenerator} writes them. Every row needs a UUID of its own as `id`. With the
 * default options, more than 1000 rows always fail, and the failure can end the Node process: pass
 * `useTempTables: false`.
 * @typeParam T - Type of the schema.
 * @example
 * ```ts
 * import { randomUUID } from 'node:crypto';
 * import {
 *   BatchOperations,
 *   EdgeOperations,
 *   SQLGenerator,
 *   VertexOperations,
 * } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const generator = new SQLGenerator(schema);
 * const batch = new BatchOperations(
 *   schema,
 *   executor,
 *   generator,
 *   new VertexOperations(schema, executor, generator),
 *   new EdgeOperations(schema, executor, generator),
 * );
 * const rows = [
 *   { id: randomUUID(), sku: 'SP-02' },
 *   { id: randomUUID(), sku: 'HB-36' },
 * ];
 * await batch.createVerticesBatch('Part', rows, { useTempTables: false });
 * ```
 * @see [Batch operations](guide:how-to-guides/batch-operations)
 * @category Loading
 */
export declare class BatchOperations<T extends SchemaDefinition> {
  /**
   * Binds the operations to an executor. Nothing is sent.
   *
   * @param schema - Labels and properties to check against. Vertices must not declare `id`; edges must.
   * @param queryExecutor - Runs the SQL.
   * @param sqlGenerator - Writes the SQL.
   * @param vertexOperations - Checks vertex data.
   * @param edgeOperations - Checks edge data.
   */
  constructor(
    schema: T,
    queryExecutor: QueryExecutor,
    sqlGenerator: SQLGenerator,
    vertexOperations: VertexOperations<T>,
    edgeOperations: EdgeOperations<T>,
  );
  /**
   * Inserts rows into the table of an edge label; the graph stays as it is. With the default options, more
   * than 1000 rows always fail.
   *
   * @remarks
   * The ends are rows of the vertex tables, with UUIDs, not vertices of the graph. Rows times columns must
   * stay at or below 65535 per statement.
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param edges - Ends, and properties with a UUID as `id`.
   * @param options - Pass `useTempTables: false` for more rows than `batchSize`. Default: `{}`.
   * @returns The inserted rows.
   * @throws A plain `Error` for up to `batchSize` rows, and for data that does not fit the schema; otherwise the
   *   database layer's error.
   */
  createEdgesBatch<L extends keyof T['edges']>(
    label: L,
    edges: { data?: EdgeData<T, L>; fromVertex: Vertex<T, any>; toVertex: Vertex<T, any> }[],
    options?: BatchOperationOptions,
  ): Promise<Edge<T, L>[]>;
  /**
   * Inserts rows into the table of a vertex label; the graph stays as it is. With the default options, more
   * than 1000 rows always fail.
   *
   * @remarks
   * Up to `batchSize` rows are one INSERT. More rows, with `useTempTables: false`, are several INSERTs inside
   * one transaction. Rows times columns must stay at or below 65535 per statement.
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param dataArray - Properties, with a UUID as `id`.
   * @param options - Pass `useTempTables: false` for more rows than `batchSize`. Default: `{}`.
   * @returns The inserted rows, with their properties at the top level and not in `properties`.
   * @throws `Error` with the message `Batch vertex creation failed: …` for up to `batchSize` rows, and for data
   *   that does not fit the schema; otherwise the database layer's error.
   */
  createVerticesBatch<L extends keyof T['vertices']>(
    label: L,
    dataArray: VertexData<T, L>[],
    options?: BatchOperationOptions,
  ): Promise<Vertex<T, L>[]>;
}

/** Settings of {@link BatchOperations}. */
export interface BatchOperationOptions {
  /**
   * Rows per statement. More rows than this fail unless `useTempTables` is false.
   * @defaultValue `1000`
   */
  batchSize?: number;
  /**
   * No effect that you can see: figures are computed and discarded.
   * @defaultValue `false`
   */
  collectMetrics?: boolean;
  /** Ignored for up to `batchSize` rows. */
  transaction?: Transaction;
  /**
   * Whether to load more than `batchSize` rows through COPY, which fails and can end the process. Pass
   * `false`.
   * @defaultValue `true`
   */
  useTempTables?: boolean;
}
