import type { ClientConfig } from './types';
import type { EdgeOperations } from '../db/edge';
import type { VertexOperations } from '../db/vertex';
import type { QueryBuilder } from '../query/builder';
import type { PathQueryBuilder } from '../query/path';
import type { SchemaDefinition } from '../schema/definition';

/**
 * Does not work: it stores its configuration but never opens a connection, and its builders and operations
 * always throw `Schema is not initialized`. Put the parts together yourself: {@link PgConnectionManager},
 * {@link QueryExecutor}, and {@link QueryBuilder} or {@link VertexOperations}.
 *
 * @typeParam T - Type of the schema.
 * @remarks
 * There is no `connect`, `disconnect` or `setSchema`. Next has removed the class.
 * @example
 * The parts that do the work:
 * ```ts
 * import { PgConnectionManager, QueryBuilder, QueryExecutor } from 'age-schema-client';
 * // ---cut-start---
 * import type { SchemaDefinition } from 'age-schema-client';
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const manager = new PgConnectionManager({
 *   host: 'localhost',
 *   port: 5432,
 *   database: 'shop',
 *   user: 'app',
 *   password: 'secret',
 * });
 * const connection = await manager.getConnection();
 * const executor = new QueryExecutor(connection);
 * const builder = new QueryBuilder(schema, executor, 'bicycle');
 * // … and when the process stops:
 * await manager.closeAll();
 * ```
 * @see [Client](guide:api-reference/client)
 * @category Core
 */
export declare class AgeSchemaClient<T extends SchemaDefinition = SchemaDefinition> {
  /**
   * Stores the configuration. Nothing is checked and nothing connects.
   *
   * @param config - Kept for {@link AgeSchemaClient.getConfig}; no other method reads it.
   */
  constructor(config: ClientConfig);
  /**
   * Always throws. Use `new PathQueryBuilder(schema, executor, graphName)`.
   *
   * @param graphName - Graph that the builder would query. Default: `'default'`.
   * @returns Nothing: the call throws.
   * @throws `Error` with the message `Schema is not initialized`, on every call.
   */
  createPathQueryBuilder(graphName?: string): PathQueryBuilder<T>;
  /**
   * Always throws. Use `new QueryBuilder(schema, executor, graphName)`.
   *
   * @param graphName - Graph that the builder would query. Default: `'default'`.
   * @returns Nothing: the call throws.
   * @throws `Error` with the message `Schema is not initialized`, on every call.
   */
  createQueryBuilder(graphName?: string): QueryBuilder<T>;
  /**
   * Hands back the configuration given to the constructor. No other method of the class works.
   *
   * @returns The same object, not a copy; `undefined` if the constructor was given that.
   */
  getConfig(): ClientConfig;
  /**
   * Always throws. Use `new EdgeOperations(schema, executor, generator, graphName)`.
   *
   * @returns Nothing: the call throws.
   * @throws `Error` with the message `Schema is not initialized`, on every call.
   */
  getEdgeOperations(): EdgeOperations<T>;
  /**
   * Always throws. Use `new VertexOperations(schema, executor, generator, graphName)`.
   *
   * @returns Nothing: the call throws.
   * @throws `Error` with the message `Schema is not initialized`, on every call.
   */
  getVertexOperations(): VertexOperations<T>;
}
