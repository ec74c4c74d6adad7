import type { QueryExecutor } from '../db/query';
import { AnalyticsMatchClause, AnalyticsQueryBuilder } from './analytics';
import type { MatchPart } from './parts';
import type { IEdgeMatchClause, IMatchClause, VertexPattern } from './types';
import type { SchemaDefinition } from '../schema/definition';

/**
 * A query builder with graph algorithms that do not work on AGE: they write `shortestPath(…)` or `apoc`
 * functions, which AGE does not have. Compute the results in your own code, or write bounded paths as text for
 * {@link QueryExecutor.executeCypher}.
 *
 * @remarks
 * The `extract…` methods and `pathLength` work on a path that is already bound, one of them at a time.
 * `constraint` has no effect on this builder.
 * @typeParam T - Type of the schema.
 * @example
 * The number of edges to a vertex, a measure of how central it is, in Cypher that AGE runs:
 * ```ts
 * // ---cut-start---
 * import type { QueryExecutor } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * // ---cut-end---
 * const { rows } = await executor.executeCypher(
 *   'MATCH (p:Part)<-[h:HAS_PART]-(x) RETURN p.name AS name, count(h) AS uses ORDER BY count(h) DESC LIMIT 5',
 *   {},
 *   'bicycle',
 * );
 * ```
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class AlgorithmQueryBuilder<T extends SchemaDefinition> extends AnalyticsQueryBuilder<T> {
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
   * Fails in AGE, which has no `allShortestPaths`. Match a bounded path such as `-[:HAS_PART*1..3]->` in
   * {@link QueryExecutor.executeCypher}.
   *
   * @param startAlias - Name of the first vertex.
   * @param endAlias - Name of the last vertex.
   * @param resultAlias - Name of the column. Default: `'paths'`.
   * @param options - Depth and edge labels; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  allShortestPaths(
    startAlias: string,
    endAlias: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): this;
  /**
   * Fails: AGE has no `apoc` functions. Export the graph and compute centrality elsewhere.
   *
   * @param vertexAlias - Name of the vertex.
   * @param resultAlias - Name of the column. Default: `'centrality'`.
   * @param options - Depth; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  betweennessCentrality(vertexAlias: string, resultAlias?: string, options?: CentralityOptions): this;
  /**
   * Fails: AGE has no `apoc` functions. Fetch the edges with their costs and compute the path in your
   * own code.
   *
   * @param startAlias - Name of the first vertex.
   * @param endAlias - Name of the last vertex.
   * @param costProperty - Edge property that holds the cost.
   * @param resultAlias - Name of the column. Default: `'path'`.
   * @param options - Edge labels; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  dijkstra(
    startAlias: string,
    endAlias: string,
    costProperty: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): this;
  /**
   * Adds `RETURN nodes(path) AS nodes`. The path must be bound, and this must be the only RETURN.
   *
   * @param pathAlias - Name of the path. Default: `'path'`.
   * @param resultAlias - Name of the column. Default: `'nodes'`.
   * @returns The builder.
   */
  extractNodes(pathAlias?: string, resultAlias?: string): this;
  /**
   * Adds `RETURN relationships(path) AS relationships`. The path must be bound, and this must be the only
   * RETURN.
   *
   * @param pathAlias - Name of the path. Default: `'path'`.
   * @param resultAlias - Name of the column. Default: `'relationships'`.
   * @returns The builder.
   */
  extractRelationships(pathAlias?: string, resultAlias?: string): this;
  /**
   * Fails: AGE has no `apoc` functions. Export the graph and compute communities elsewhere.
   *
   * @param vertexAlias - Name of the vertex.
   * @param resultAlias - Name of the column. Default: `'community'`.
   * @param options - Number of rounds; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  louvain(vertexAlias: string, resultAlias?: string, options?: CommunityDetectionOptions): this;
  /**
   * Adds MATCH with a vertex, such as `MATCH (p:Part)`. The clause is an algorithm clause at run time, but
   * typed as a plain one.
   *
   * @typeParam L - Label of the vertex.
   * @param label - Vertex label. An empty string gives Cypher that AGE refuses.
   * @param alias - Name of the vertex in the query.
   * @returns A clause that describes the vertex further. Its `constraint` has no effect.
   */
  match<L extends keyof T['vertices']>(label: L, alias: string): IMatchClause<T, L>;
  /**
   * Adds MATCH with an edge between two named vertices, such as `MATCH (s)-[e:SUPPLIES]->(p)`. The edge is
   * named `e`.
   *
   * @remarks
   * Name every edge yourself with the fourth argument as soon as there are two: otherwise both are `e`, and
   * the query finds nothing or fails.
   * @typeParam E - Label of the edge.
   * @param sourceAlias - Name of the vertex that the edge leaves.
   * @param edgeLabel - Edge label.
   * @param targetAlias - Name of the vertex that the edge reaches.
   * @returns A clause that describes the edge further.
   */
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
  ): IEdgeMatchClause<T>;
  /**
   * Adds MATCH with a named edge between two named vertices, such as `MATCH (s)-[r:SUPPLIES]->(p)`.
   *
   * @typeParam E - Label of the edge.
   * @param sourceAlias - Name of the vertex that the edge leaves.
   * @param edgeLabel - Edge label.
   * @param targetAlias - Name of the vertex that the edge reaches.
   * @param edgeAlias - Name of the edge in the query.
   * @returns A clause that describes the edge further.
   */
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
    edgeAlias: string,
  ): IEdgeMatchClause<T>;
  /**
   * Fails: AGE has no `apoc` functions. Export the graph and compute ranks elsewhere.
   *
   * @param vertexAlias - Name of the vertex.
   * @param resultAlias - Name of the column. Default: `'pagerank'`.
   * @param dampingFactor - Chance of following an edge, from 0 to 1. Default: `0.85`.
   * @param iterations - Number of rounds. Default: `20`.
   * @returns The builder.
   */
  pageRank(vertexAlias: string, resultAlias?: string, dampingFactor?: number, iterations?: number): this;
  /**
   * Adds `RETURN length(path) AS length`. The path must be bound, and this must be the only RETURN.
   *
   * @param pathAlias - Name of the path. Default: `'path'`.
   * @param resultAlias - Name of the column. Default: `'length'`.
   * @returns The builder.
   */
  pathLength(pathAlias?: string, resultAlias?: string): this;
  /**
   * Fails in AGE, which has no `shortestPath`. In {@link QueryExecutor.executeCypher}, match a bounded
   * path and take the first by `length(path)`.
   *
   * @param startAlias - Name of the first vertex.
   * @param endAlias - Name of the last vertex.
   * @param resultAlias - Name of the column. Default: `'path'`.
   * @param options - Depth and edge labels; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  shortestPath(
    startAlias: string,
    endAlias: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): this;
}

/**
 * A match clause with graph algorithms that do not work on AGE, which has none of the functions they write.
 * Use {@link QueryExecutor.executeCypher} with Cypher that AGE supports.
 *
 * @typeParam T - Type of the schema.
 * @typeParam L - Label of the vertex.
 * @example
 * A bounded path in Cypher that AGE runs:
 * ```ts
 * // ---cut-start---
 * import type { QueryExecutor } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * // ---cut-end---
 * const { rows } = await executor.executeCypher(
 *   'MATCH path = (b:Product {sku: $sku})-[:HAS_PART*1..3]->(p:Part) RETURN p.name AS name, length(path) AS depth',
 *   { sku: 'BK-101' },
 *   'bicycle',
 * );
 * ```
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 */
export declare class AlgorithmMatchClause<
  T extends SchemaDefinition,
  L extends keyof T['vertices'],
> extends AnalyticsMatchClause<T, L> {
  /**
   * Made by {@link AlgorithmQueryBuilder}.
   *
   * @param queryBuilder - Builder to return to.
   * @param matchPart - Part of the query to extend.
   * @param vertexPattern - Vertex to describe.
   */
  constructor(queryBuilder: AlgorithmQueryBuilder<T>, matchPart: MatchPart, vertexPattern: VertexPattern);
  /**
   * Fails in AGE, which has no `allShortestPaths`. Match a bounded path such as `-[:HAS_PART*1..3]->` in
   * {@link QueryExecutor.executeCypher}.
   *
   * @param startAlias - Name of the first vertex.
   * @param endAlias - Name of the last vertex.
   * @param resultAlias - Name of the column. Default: `'paths'`.
   * @param options - Depth and edge labels; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  allShortestPaths(
    startAlias: string,
    endAlias: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): AlgorithmQueryBuilder<T>;
  /**
   * Fails: AGE has no `apoc` functions. Export the graph and compute centrality elsewhere.
   *
   * @param vertexAlias - Name of the vertex.
   * @param resultAlias - Name of the column. Default: `'centrality'`.
   * @param options - Depth; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  betweennessCentrality(
    vertexAlias: string,
    resultAlias?: string,
    options?: CentralityOptions,
  ): AlgorithmQueryBuilder<T>;
  /**
   * Fails: AGE has no `apoc` functions. Fetch the edges with their costs and compute the path in your
   * own code.
   *
   * @param startAlias - Name of the first vertex.
   * @param endAlias - Name of the last vertex.
   * @param costProperty - Edge property that holds the cost.
   * @param resultAlias - Name of the column. Default: `'path'`.
   * @param options - Edge labels; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  dijkstra(
    startAlias: string,
    endAlias: string,
    costProperty: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): AlgorithmQueryBuilder<T>;
  /**
   * Adds `RETURN nodes(path) AS nodes`. The path must be bound, and this must be the only RETURN.
   *
   * @param pathAlias - Name of the path. Default: `'path'`.
   * @param resultAlias - Name of the column. Default: `'nodes'`.
   * @returns The builder.
   */
  extractNodes(pathAlias?: string, resultAlias?: string): AlgorithmQueryBuilder<T>;
  /**
   * Adds `RETURN relationships(path) AS relationships`. The path must be bound, and this must be the only
   * RETURN.
   *
   * @param pathAlias - Name of the path. Default: `'path'`.
   * @param resultAlias - Name of the column. Default: `'relationships'`.
   * @returns The builder.
   */
  extractRelationships(pathAlias?: string, resultAlias?: string): AlgorithmQueryBuilder<T>;
  /**
   * Fails: AGE has no `apoc` functions. Export the graph and compute communities elsewhere.
   *
   * @param vertexAlias - Name of the vertex.
   * @param resultAlias - Name of the column. Default: `'community'`.
   * @param options - Number of rounds; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  louvain(
    vertexAlias: string,
    resultAlias?: string,
    options?: CommunityDetectionOptions,
  ): AlgorithmQueryBuilder<T>;
  /**
   * Fails: AGE has no `apoc` functions. Export the graph and compute ranks elsewhere.
   *
   * @param vertexAlias - Name of the vertex.
   * @param resultAlias - Name of the column. Default: `'pagerank'`.
   * @param dampingFactor - Chance of following an edge, from 0 to 1. Default: `0.85`.
   * @param iterations - Number of rounds. Default: `20`.
   * @returns The builder.
   */
  pageRank(
    vertexAlias: string,
    resultAlias?: string,
    dampingFactor?: number,
    iterations?: number,
  ): AlgorithmQueryBuilder<T>;
  /**
   * Adds `RETURN length(path) AS length`. The path must be bound, and this must be the only RETURN.
   *
   * @param pathAlias - Name of the path. Default: `'path'`.
   * @param resultAlias - Name of the column. Default: `'length'`.
   * @returns The builder.
   */
  pathLength(pathAlias?: string, resultAlias?: string): AlgorithmQueryBuilder<T>;
  /**
   * Fails in AGE, which has no `shortestPath`. In {@link QueryExecutor.executeCypher}, match a bounded
   * path and take the first by `length(path)`.
   *
   * @param startAlias - Name of the first vertex.
   * @param endAlias - Name of the last vertex.
   * @param resultAlias - Name of the column. Default: `'path'`.
   * @param options - Depth and edge labels; the rest is ignored. Default: `{}`.
   * @returns The builder.
   */
  shortestPath(
    startAlias: string,
    endAlias: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): AlgorithmQueryBuilder<T>;
}

/**
 * Options of {@link AlgorithmQueryBuilder.betweennessCentrality}, which AGE refuses.
 *
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 */
export interface CentralityOptions {
  /** No effect: nothing reads it. */
  costProperty?: string;
  /** No effect: nothing reads it. */
  defaultCost?: number;
  /** Second argument of the written call; 0 or none becomes `null`. */
  maxDepth?: number;
  /** No effect: nothing reads it. */
  normalize?: boolean;
  /** No effect: nothing reads it. */
  relationshipTypes?: string[];
}

/**
 * Options of {@link AlgorithmQueryBuilder.louvain}, which AGE refuses.
 *
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 */
export interface CommunityDetectionOptions {
  /** No effect: nothing reads it. */
  convergenceThreshold?: number;
  /** No effect: nothing reads it. */
  defaultWeight?: number;
  /**
   * Number of rounds.
   * @defaultValue `10`
   */
  maxIterations?: number;
  /** No effect: nothing reads it. */
  relationshipTypes?: string[];
  /** No effect: nothing reads it. */
  weightProperty?: string;
}

/**
 * Options of the path methods of {@link AlgorithmQueryBuilder}, which AGE refuses.
 *
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 */
export interface PathFindingOptions {
  /** No effect: nothing reads it. */
  costProperty?: string;
  /** No effect: nothing reads it. */
  defaultCost?: number;
  /** No effect: nothing reads it. */
  includeRelationshipProperties?: boolean;
  /** Maximum number of edges. `dijkstra` does not read it. */
  maxDepth?: number;
  /** Edge labels to follow. */
  relationshipTypes?: string[];
}
