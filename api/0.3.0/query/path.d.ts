import type { QueryExecutor } from '../db/query';
import { QueryBuilder } from './builder';
import type { QueryPart, QueryPartType } from './types';
import type { SchemaDefinition } from '../schema/definition';

/** @category Queries */
export declare class PathPart implements QueryPart {
  constructor(pattern: string, alias: string);
  /** @defaultValue `QueryPartType.MATCH` */
  type: QueryPartType;
  getParameters(): Record<string, any>;
  toCypher(): string;
}

/** @category Queries */
export declare class PathQueryBuilder<T extends SchemaDefinition> extends QueryBuilder<T> {
  /** @param graphName - Default: `'default'`. */
  constructor(schema: T, queryExecutor: QueryExecutor, graphName?: string);
  allPaths(startAlias: string, endAlias: string, relationshipTypes?: string[], maxDepth?: number): this;
  /** @param maxDepth - Default: `5`. */
  breadthFirstSearch(
    startAlias: string,
    relationshipAlias: string,
    endAlias: string,
    relationshipTypes?: string[],
    maxDepth?: number,
  ): this;
  /** @param pathAlias - Default: `'p'`. */
  extractNodes(pathAlias?: string): this;
  /** @param pathAlias - Default: `'p'`. */
  extractPath(pathAlias?: string): this;
  /** @param pathAlias - Default: `'p'`. */
  extractRelationships(pathAlias?: string): this;
  shortestPath(startAlias: string, endAlias: string, relationshipTypes?: string[], maxDepth?: number): this;
  /** @param minDepth - Default: `1`. */
  variableLengthPath(
    startAlias: string,
    relationshipAlias: string,
    endAlias: string,
    relationshipTypes?: string[],
    minDepth?: number,
    maxDepth?: number,
  ): this;
}
