import type { QueryExecutor } from '../db/query';
import { QueryBuilder } from './builder';
import { MatchClause } from './clauses';
import type { MatchPart } from './parts';
import type { IEdgeMatchClause, IMatchClause, VertexPattern } from './types';
import type { SchemaDefinition } from '../schema/definition';

/** @category Queries */
export declare class AnalyticsMatchClause<
  T extends SchemaDefinition,
  L extends keyof T['vertices'],
> extends MatchClause<T, L> {
  constructor(queryBuilder: AnalyticsQueryBuilder<T>, matchPart: MatchPart, vertexPattern: VertexPattern);
  aggregate(functionName: string, expression: string, resultAlias: string): AnalyticsQueryBuilder<T>;
  /** @param resultAlias - Default: `'avg'`. */
  avg(expression: string, resultAlias?: string): AnalyticsQueryBuilder<T>;
  /**
   * @param resultAlias - Default: `'count'`.
   * @param distinct - Default: `false`.
   */
  count(alias: string, resultAlias?: string, distinct?: boolean): AnalyticsQueryBuilder<T>;
  /** @param options - Default: `{}`. */
  denseRank(resultAlias: string, options?: WindowFunctionOptions): AnalyticsQueryBuilder<T>;
  groupBy(...fields: string[]): AnalyticsQueryBuilder<T>;
  match<K extends keyof T['vertices']>(label: K, alias: string): AnalyticsMatchClause<T, K>;
  /** @param resultAlias - Default: `'max'`. */
  max(expression: string, resultAlias?: string): AnalyticsQueryBuilder<T>;
  /** @param resultAlias - Default: `'min'`. */
  min(expression: string, resultAlias?: string): AnalyticsQueryBuilder<T>;
  /** @param options - Default: `{}`. */
  rank(resultAlias: string, options?: WindowFunctionOptions): AnalyticsQueryBuilder<T>;
  return(...expressions: string[]): AnalyticsQueryBuilder<T>;
  /** @param options - Default: `{}`. */
  rowNumber(resultAlias: string, options?: WindowFunctionOptions): AnalyticsQueryBuilder<T>;
  /** @param resultAlias - Default: `'sum'`. */
  sum(expression: string, resultAlias?: string): AnalyticsQueryBuilder<T>;
  where(condition: string, params?: Record<string, any>): this;
  /** @param options - Default: `{}`. */
  windowFunction(
    functionType: string,
    resultAlias: string,
    options?: WindowFunctionOptions,
  ): AnalyticsQueryBuilder<T>;
}

/** @category Queries */
export declare class AnalyticsQueryBuilder<T extends SchemaDefinition> extends QueryBuilder<T> {
  /** @param graphName - Default: `'default'`. */
  constructor(schema: T, queryExecutor: QueryExecutor, graphName?: string);
  /** @param options - Default: `{}`. */
  denseRank(resultAlias: string, options?: WindowFunctionOptions): this;
  groupBy(...fields: string[]): this;
  match<L extends keyof T['vertices']>(label: L, alias: string): IMatchClause<T, L>;
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
  /** @param options - Default: `{}`. */
  rank(resultAlias: string, options?: WindowFunctionOptions): this;
  /** @param options - Default: `{}`. */
  rowNumber(resultAlias: string, options?: WindowFunctionOptions): this;
  /** @param options - Default: `{}`. */
  windowFunction(functionType: string, resultAlias: string, options?: WindowFunctionOptions): this;
}

/** @category Queries */
export declare enum WindowFunctionType {
  CUME_DIST = 'cume_dist',
  DENSE_RANK = 'dense_rank',
  FIRST_VALUE = 'first_value',
  LAG = 'lag',
  LAST_VALUE = 'last_value',
  LEAD = 'lead',
  NTH_VALUE = 'nth_value',
  NTILE = 'ntile',
  PERCENT_RANK = 'percent_rank',
  RANK = 'rank',
  ROW_NUMBER = 'row_number',
}

/** @category Queries */
export interface WindowFunctionOptions {
  args?: any[];
  frame?: {
    end: number | 'CURRENT ROW' | 'UNBOUNDED FOLLOWING';
    start: number | 'UNBOUNDED PRECEDING' | 'CURRENT ROW';
    type: 'ROWS' | 'RANGE';
  };
  orderBy?: { direction?: 'ASC' | 'DESC'; expression: string }[];
  partitionBy?: string[];
}
