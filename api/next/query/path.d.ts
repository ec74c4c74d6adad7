import type { QueryExecutor } from '../db/query';
import { QueryBuilder } from './builder';
import type { QueryPartType } from './types';
import type { SchemaDefinition } from '../schema/definition';

/**
 * A query builder for paths whose search methods fail: AGE refuses the Cypher of `shortestPath`, `allPaths`,
 * `variableLengthPath` and `breadthFirstSearch`. Write paths as text for {@link QueryExecutor.executeCypher}.
 *
 * @remarks
 * The `extract…` methods work on a path that is already bound. The methods of {@link QueryBuilder} work as
 * they do there. After `done()` the path methods are gone from the type: call them on the builder variable.
 * @typeParam T - Type of the schema.
 * @example
 * The shortest path of up to four edges, in Cypher that AGE runs:
 * ```ts
 * // ---cut-start---
 * import type { QueryExecutor } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * // ---cut-end---
 * const { rows } = await executor.executeCypher(
 *   'MATCH path = (b:Product {sku: $from})-[:HAS_PART*1..4]->(p:Part {sku: $to}) ' +
 *     'RETURN length(path) AS hops, nodes(path) AS steps ORDER BY length(path) LIMIT 1',
 *   { from: 'BK-101', to: 'BR-08' },
 *   'bicycle',
 * );
 * ```
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class PathQueryBuilder<T extends SchemaDefinition> extends QueryBuilder<T> {
  /**
   * Makes an empty builder. Nothing is checked or created.
   *
   * @param schema - Schema whose labels the builder accepts.
   * @param queryExecutor - Runs the query.
   * @param graphName - Graph to query. Without a name, AGE reports `graph "default" does not exist`.
   *   Default: `'default'`.
   */
  constructor(schema: T, queryExecutor: QueryExecutor, graphName?: string);
  /**
   * Fails in AGE: syntax error at `allShortestPaths`. Use a pattern such as `-[:HAS_PART*1..3]->` in
   * {@link QueryExecutor.executeCypher}.
   *
   * @param startAlias - Name of the first vertex.
   * @param endAlias - Name of the last vertex.
   * @param relationshipTypes - Edge labels to follow. AGE accepts no alternatives.
   * @param maxDepth - Maximum number of edges.
   * @returns This builder, for further calls.
   */
  allPaths(startAlias: string, endAlias: string, relationshipTypes?: string[], maxDepth?: number): this;
  /**
   * Does not search: it writes `WITH path` for a path that nothing binds, and AGE refuses it. Use a pattern
   * such as `-[:HAS_PART*1..3]->` ordered by `length(path)` in {@link QueryExecutor.executeCypher}.
   *
   * @param startAlias - Name of the first vertex; the only argument that is used.
   * @param _relationshipAlias - Ignored.
   * @param _endAlias - Ignored.
   * @param relationshipTypes - Ignored.
   * @param _maxDepth - Ignored. Default: `5`.
   * @returns This builder, for further calls.
   */
  breadthFirstSearch(
    startAlias: string,
    _relationshipAlias: string,
    _endAlias: string,
    relationshipTypes?: string[],
    _maxDepth?: number,
  ): this;
  /**
   * Adds `RETURN nodes(p) AS nodes`. The path must be bound, which no method of this builder does in a way
   * that AGE accepts.
   *
   * @param pathAlias - Name of the path. Default: `'p'`.
   * @returns This builder, for further calls.
   */
  extractNodes(pathAlias?: string): this;
  /**
   * Adds a RETURN of the path's vertices, edges and length. The path must be bound, which no method of this
   * builder does in a way that AGE accepts.
   *
   * @param pathAlias - Name of the path. Default: `'p'`.
   * @returns This builder, for further calls.
   */
  extractPath(pathAlias?: string): this;
  /**
   * Adds `RETURN relationships(p) AS relationships`. The path must be bound, which no method of this builder
   * does in a way that AGE accepts.
   *
   * @param pathAlias - Name of the path. Default: `'p'`.
   * @returns This builder, for further calls.
   */
  extractRelationships(pathAlias?: string): this;
  /**
   * Fails in AGE: syntax error at `shortestPath`. In {@link QueryExecutor.executeCypher}, match a bounded
   * path and take the first by `length(path)`.
   *
   * @param startAlias - Name of the first vertex.
   * @param endAlias - Name of the last vertex.
   * @param relationshipTypes - Edge labels to follow. AGE accepts no alternatives.
   * @param maxDepth - Maximum number of edges.
   * @returns This builder, for further calls.
   */
  shortestPath(startAlias: string, endAlias: string, relationshipTypes?: string[], maxDepth?: number): this;
  /**
   * Fails in AGE: it writes `-[r:HAS_PART]*1..3->`, with the star outside the brackets. Write
   * `-[r:HAS_PART*1..3]->` in {@link QueryExecutor.executeCypher}.
   *
   * @param startAlias - Name of the first vertex.
   * @param relationshipAlias - Name of the list of edges.
   * @param endAlias - Name of the last vertex.
   * @param relationshipTypes - Edge labels to follow. AGE accepts no alternatives.
   * @param minDepth - Minimum number of edges. Default: `1`.
   * @param maxDepth - Maximum number of edges.
   * @returns This builder, for further calls.
   */
  variableLengthPath(
    startAlias: string,
    relationshipAlias: string,
    endAlias: string,
    relationshipTypes?: string[],
    minDepth?: number,
    maxDepth?: number,
  ): this;
}

/**
 * Writes the MATCH of a path search, which AGE refuses. {@link PathQueryBuilder} adds it; write paths as text
 * for {@link QueryExecutor.executeCypher}.
 *
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 */
export declare class PathPart {
  /**
   * Holds the pattern.
   *
   * @param pattern - Text of the pattern.
   * @param alias - Name of the path.
   */
  constructor(pattern: string, alias: string);
  /** Which clause it is. */
  type: QueryPartType;
  /**
   * Lists the values that the part carries.
   *
   * @returns The values by name.
   */
  getParameters(): Record<string, any>;
  /**
   * Writes the part.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}
