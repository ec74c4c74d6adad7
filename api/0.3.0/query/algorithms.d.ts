import type { QueryExecutor } from '../db/query';
import { AnalyticsMatchClause, AnalyticsQueryBuilder } from './analytics';
import type { MatchPart } from './parts';
import type { IEdgeMatchClause, VertexPattern } from './types';
import type { SchemaDefinition } from '../schema/definition';

/** @category Queries */
export declare class AlgorithmMatchClause<
  T extends SchemaDefinition,
  L extends keyof T['vertices'],
> extends AnalyticsMatchClause<T, L> {
  constructor(queryBuilder: AlgorithmQueryBuilder<T>, matchPart: MatchPart, vertexPattern: VertexPattern);
  /**
   * @param resultAlias - Default: `'paths'`.
   * @param options - Default: `{}`.
   */
  allShortestPaths(
    startAlias: string,
    endAlias: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): AlgorithmQueryBuilder<T>;
  /**
   * @param resultAlias - Default: `'centrality'`.
   * @param options - Default: `{}`.
   */
  betweennessCentrality(
    vertexAlias: string,
    resultAlias?: string,
    options?: CentralityOptions,
  ): AlgorithmQueryBuilder<T>;
  /**
   * @param resultAlias - Default: `'path'`.
   * @param options - Default: `{}`.
   */
  dijkstra(
    startAlias: string,
    endAlias: string,
    costProperty: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): AlgorithmQueryBuilder<T>;
  /**
   * @param pathAlias - Default: `'path'`.
   * @param resultAlias - Default: `'nodes'`.
   */
  extractNodes(pathAlias?: string, resultAlias?: string): AlgorithmQueryBuilder<T>;
  /**
   * @param pathAlias - Default: `'path'`.
   * @param resultAlias - Default: `'relationships'`.
   */
  extractRelationships(pathAlias?: string, resultAlias?: string): AlgorithmQueryBuilder<T>;
  /**
   * @param resultAlias - Default: `'community'`.
   * @param options - Default: `{}`.
   */
  louvain(
    vertexAlias: string,
    resultAlias?: string,
    options?: CommunityDetectionOptions,
  ): AlgorithmQueryBuilder<T>;
  match<K extends keyof T['vertices']>(label: K, alias: string): AlgorithmMatchClause<T, K>;
  /**
   * @param resultAlias - Default: `'pagerank'`.
   * @param dampingFactor - Default: `0.85`.
   * @param iterations - Default: `20`.
   */
  pageRank(
    vertexAlias: string,
    resultAlias?: string,
    dampingFactor?: number,
    iterations?: number,
  ): AlgorithmQueryBuilder<T>;
  /**
   * @param pathAlias - Default: `'path'`.
   * @param resultAlias - Default: `'length'`.
   */
  pathLength(pathAlias?: string, resultAlias?: string): AlgorithmQueryBuilder<T>;
  /**
   * @param resultAlias - Default: `'path'`.
   * @param options - Default: `{}`.
   */
  shortestPath(
    startAlias: string,
    endAlias: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): AlgorithmQueryBuilder<T>;
}

/** @category Queries */
export declare class AlgorithmQueryBuilder<T extends SchemaDefinition> extends AnalyticsQueryBuilder<T> {
  /** @param graphName - Default: `'default'`. */
  constructor(schema: T, queryExecutor: QueryExecutor, graphName?: string);
  /**
   * @param resultAlias - Default: `'paths'`.
   * @param options - Default: `{}`.
   */
  allShortestPaths(
    startAlias: string,
    endAlias: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): this;
  /**
   * @param resultAlias - Default: `'centrality'`.
   * @param options - Default: `{}`.
   */
  betweennessCentrality(vertexAlias: string, resultAlias?: string, options?: CentralityOptions): this;
  /**
   * @param resultAlias - Default: `'path'`.
   * @param options - Default: `{}`.
   */
  dijkstra(
    startAlias: string,
    endAlias: string,
    costProperty: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): this;
  /**
   * @param pathAlias - Default: `'path'`.
   * @param resultAlias - Default: `'nodes'`.
   */
  extractNodes(pathAlias?: string, resultAlias?: string): this;
  /**
   * @param pathAlias - Default: `'path'`.
   * @param resultAlias - Default: `'relationships'`.
   */
  extractRelationships(pathAlias?: string, resultAlias?: string): this;
  /**
   * @param resultAlias - Default: `'community'`.
   * @param options - Default: `{}`.
   */
  louvain(vertexAlias: string, resultAlias?: string, options?: CommunityDetectionOptions): this;
  match<L extends keyof T['vertices']>(label: L, alias: string): AlgorithmMatchClause<T, L>;
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
  ): IEdgeMatchClause<T>;
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
    edgeAlias: string,
  ): IEdgeMatchClause<T>;
  /**
   * @param resultAlias - Default: `'pagerank'`.
   * @param dampingFactor - Default: `0.85`.
   * @param iterations - Default: `20`.
   */
  pageRank(vertexAlias: string, resultAlias?: string, dampingFactor?: number, iterations?: number): this;
  /**
   * @param pathAlias - Default: `'path'`.
   * @param resultAlias - Default: `'length'`.
   */
  pathLength(pathAlias?: string, resultAlias?: string): this;
  /**
   * @param resultAlias - Default: `'path'`.
   * @param options - Default: `{}`.
   */
  shortestPath(
    startAlias: string,
    endAlias: string,
    resultAlias?: string,
    options?: PathFindingOptions,
  ): this;
}

/** @category Queries */
export declare enum AlgorithmType {
  ALL_SHORTEST_PATHS = 'allShortestPaths',
  BETWEENNESS_CENTRALITY = 'betweennessCentrality',
  CLOSENESS_CENTRALITY = 'closenessCentrality',
  COMMUNITY_DETECTION = 'communityDetection',
  DIJKSTRA = 'dijkstra',
  LABEL_PROPAGATION = 'labelPropagation',
  LOUVAIN = 'louvain',
  PAGE_RANK = 'pageRank',
  SHORTEST_PATH = 'shortestPath',
  STRONGLY_CONNECTED_COMPONENTS = 'stronglyConnectedComponents',
  TRIANGLE_COUNT = 'triangleCount',
  WEAKLY_CONNECTED_COMPONENTS = 'weaklyConnectedComponents',
}

/** @category Queries */
export interface CentralityOptions {
  costProperty?: string;
  defaultCost?: number;
  maxDepth?: number;
  normalize?: boolean;
  relationshipTypes?: string[];
}

/** @category Queries */
export interface CommunityDetectionOptions {
  convergenceThreshold?: number;
  defaultWeight?: number;
  maxIterations?: number;
  relationshipTypes?: string[];
  weightProperty?: string;
}

/** @category Queries */
export interface PathFindingOptions {
  costProperty?: string;
  defaultCost?: number;
  includeRelationshipProperties?: boolean;
  maxDepth?: number;
  relationshipTypes?: string[];
}
