import type { QueryExecutor } from '../db/query';
import { QueryBuilder } from './builder';
import { MatchClause } from './clauses';
import type { MatchPart } from './parts';
import type { IEdgeMatchClause, IMatchClause, VertexPattern } from './types';
import type { SchemaDefinition } from '../schema/definition';

/**
 * A match clause with aggregates. It is what `match` of {@link AnalyticsQueryBuilder} returns at run time,
 * though its type does not say so. The clause's window functions and `groupBy` fail in AGE.
 *
 * @remarks
 * Each aggregate method adds a RETURN of its own, and AGE refuses a second one: put several aggregates into
 * one `return`. `constraint` has no effect.
 * @typeParam T - Type of the schema.
 * @typeParam L - Label of the vertex.
 * @example
 * ```ts
 * import { QueryBuilder } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const builder = new QueryBuilder(schema, executor, 'bicycle');
 * builder.match('Part', 'p');
 * const { rows } = await builder
 *   .return('sum(p.cost) AS total', 'max(p.cost) AS top')
 *   .execute();
 * ```
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class AnalyticsMatchClause<
  T extends SchemaDefinition,
  L extends keyof T['vertices'],
> extends MatchClause<T, L> {
  /**
   * Made by {@link AnalyticsQueryBuilder}.
   *
   * @param queryBuilder - Builder to return to.
   * @param matchPart - Part of the query to extend.
   * @param vertexPattern - Vertex to describe.
   */
  constructor(queryBuilder: AnalyticsQueryBuilder<T>, matchPart: MatchPart, vertexPattern: VertexPattern);
  /**
   * Adds a RETURN with any aggregate, such as `collect(p.name) AS names`.
   *
   * @param functionName - Name of the aggregate: `collect`, `stDev`, `percentileCont` and so on.
   * @param expression - What to aggregate.
   * @param resultAlias - Name of the column.
   * @returns The builder.
   */
  aggregate(functionName: string, expression: string, resultAlias: string): AnalyticsQueryBuilder<T>;
  /**
   * Adds a RETURN with an average.
   *
   * @param expression - What to average, such as `p.cost`.
   * @param resultAlias - Name of the column. Default: `'avg'`.
   * @returns The builder.
   */
  avg(expression: string, resultAlias?: string): AnalyticsQueryBuilder<T>;
  /**
   * Fails in AGE unless you name the column: the default name `count` is a keyword. Pass another, such as
   * `total`.
   *
   * @param alias - What to count, such as `p` or `p.kind`.
   * @param resultAlias - Name of the column. Default: `'count'`.
   * @param distinct - Whether equal values are counted only once. Default: `false`.
   * @returns The builder.
   */
  count(alias: string, resultAlias?: string, distinct?: boolean): AnalyticsQueryBuilder<T>;
  /**
   * Fails in AGE, which has no window functions. Number the rows in your own code, or with SQL around the
   * Cypher.
   *
   * @param resultAlias - Name of the column.
   * @param options - Partition, order and frame. Default: `{}`.
   * @returns The builder.
   */
  denseRank(resultAlias: string, options?: WindowFunctionOptions): AnalyticsQueryBuilder<T>;
  /**
   * Fails in AGE, which has no GROUP BY: Cypher groups by the items of the RETURN that are not aggregates.
   *
   * @param fields - What to group by.
   * @returns The builder.
   * @throws `Error` when there is no RETURN yet.
   */
  groupBy(...fields: string[]): AnalyticsQueryBuilder<T>;
  /**
   * Adds MATCH with a further vertex. The forms with an edge give wrong Cypher here: call `done()` first.
   *
   * @typeParam K - Label of that vertex.
   * @param label - Vertex label.
   * @param alias - Name of the vertex in the query.
   * @returns A clause that describes that vertex.
   */
  match<K extends keyof T['vertices']>(label: K, alias: string): AnalyticsMatchClause<T, K>;
  /**
   * Adds a RETURN with the greatest value.
   *
   * @param expression - What to look at, such as `p.cost`.
   * @param resultAlias - Name of the column. Default: `'max'`.
   * @returns The builder.
   */
  max(expression: string, resultAlias?: string): AnalyticsQueryBuilder<T>;
  /**
   * Adds a RETURN with the smallest value.
   *
   * @param expression - What to look at, such as `p.cost`.
   * @param resultAlias - Name of the column. Default: `'min'`.
   * @returns The builder.
   */
  min(expression: string, resultAlias?: string): AnalyticsQueryBuilder<T>;
  /**
   * Fails in AGE, which has no window functions. Number the rows in your own code, or with SQL around the
   * Cypher.
   *
   * @param resultAlias - Name of the column.
   * @param options - Partition, order and frame. Default: `{}`.
   * @returns The builder.
   */
  rank(resultAlias: string, options?: WindowFunctionOptions): AnalyticsQueryBuilder<T>;
  /**
   * Adds RETURN. Call it once, with all aggregates in it.
   *
   * @param expressions - Items of the RETURN, such as `sum(p.cost) AS total`.
   * @returns The builder.
   */
  return(...expressions: string[]): AnalyticsQueryBuilder<T>;
  /**
   * Fails in AGE, which has no window functions. Number the rows in your own code, or with SQL around the
   * Cypher.
   *
   * @param resultAlias - Name of the column.
   * @param options - Partition, order and frame. Default: `{}`.
   * @returns The builder.
   */
  rowNumber(resultAlias: string, options?: WindowFunctionOptions): AnalyticsQueryBuilder<T>;
  /**
   * Adds a RETURN with a sum.
   *
   * @param expression - What to add up, such as `p.cost`.
   * @param resultAlias - Name of the column. Default: `'sum'`.
   * @returns The builder.
   */
  sum(expression: string, resultAlias?: string): AnalyticsQueryBuilder<T>;
  /**
   * Adds WHERE to this match, as {@link QueryBuilder.where} does. Call it once.
   *
   * @param condition - Condition such as `p.cost > 5`. It goes into the text as it is.
   * @param params - Values that do not reach `$name` in the condition; use {@link QueryBuilder.setParam}.
   * @returns This clause, for further calls.
   */
  where(condition: string, params?: Record<string, any>): this;
  /**
   * Fails in AGE, which has no window functions. Compute them with SQL around the Cypher.
   *
   * @param functionType - Name of the function.
   * @param resultAlias - Name of the column.
   * @param options - Arguments, partition, order and frame. Default: `{}`.
   * @returns The builder.
   */
  windowFunction(
    functionType: string,
    resultAlias: string,
    options?: WindowFunctionOptions,
  ): AnalyticsQueryBuilder<T>;
}

/**
 * A {@link QueryBuilder} with window functions and grouping, which AGE refuses. For aggregates the plain
 * builder is enough: write them in `return`.
 *
 * @remarks
 * The aggregate methods are on the clause, which `match` types as a plain one, so calling them does not
 * compile without a cast. `constraint` has no effect on this builder: it finds all vertices of the label.
 * @typeParam T - Type of the schema.
 * @example
 * Aggregates that work, with the plain builder:
 * ```ts
 * import { QueryBuilder } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const builder = new QueryBuilder(schema, executor, 'bicycle');
 * builder.match('Part', 'p');
 * const { rows } = await builder
 *   .return('p.kind AS kind', 'count(p) AS total', 'avg(p.cost) AS mean')
 *   .execute();
 * ```
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 * @category Queries
 */
export declare class AnalyticsQueryBuilder<T extends SchemaDefinition> extends QueryBuilder<T> {
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
   * Fails in AGE, which has no window functions. Number the rows in your own code, or with SQL around the
   * Cypher.
   *
   * @param resultAlias - Name of the column.
   * @param options - Partition, order and frame. Default: `{}`.
   * @returns This builder, for further calls.
   */
  denseRank(resultAlias: string, options?: WindowFunctionOptions): this;
  /**
   * Fails in AGE, which has no GROUP BY: Cypher groups by the items of the RETURN that are not aggregates.
   *
   * @param fields - What to group by.
   * @returns This builder, for further calls.
   * @throws `Error` when there is no RETURN yet.
   */
  groupBy(...fields: string[]): this;
  /**
   * Adds MATCH with a vertex, such as `MATCH (p:Part)`. The clause is an analytics clause at run time, but
   * typed as a plain one: calling `count` or `sum` on it needs a cast.
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
   * Fails in AGE, which has no window functions. Number the rows in your own code, or with SQL around the
   * Cypher.
   *
   * @param resultAlias - Name of the column.
   * @param options - Partition, order and frame. Default: `{}`.
   * @returns This builder, for further calls.
   */
  rank(resultAlias: string, options?: WindowFunctionOptions): this;
  /**
   * Fails in AGE, which has no window functions. Number the rows in your own code, or with SQL around the
   * Cypher.
   *
   * @param resultAlias - Name of the column.
   * @param options - Partition, order and frame. Default: `{}`.
   * @returns This builder, for further calls.
   */
  rowNumber(resultAlias: string, options?: WindowFunctionOptions): this;
  /**
   * Fails in AGE, which has no window functions. Compute them with SQL around the Cypher.
   *
   * @param functionType - Name of the function.
   * @param resultAlias - Name of the column.
   * @param options - Arguments, partition, order and frame. Default: `{}`.
   * @returns This builder, for further calls.
   */
  windowFunction(functionType: string, resultAlias: string, options?: WindowFunctionOptions): this;
}

/**
 * Names of window functions. None works: AGE has no window functions. Compute them with SQL around the
 * Cypher.
 *
 * @see [Advanced queries](guide:how-to-guides/advanced-queries)
 * @category Queries
 */
export declare enum WindowFunctionType {
  /** Share of rows up to this one. */
  CUME_DIST = 'cume_dist',
  /** Rank without gaps. */
  DENSE_RANK = 'dense_rank',
  /** Value of the first row. */
  FIRST_VALUE = 'first_value',
  /** Value of an earlier row. */
  LAG = 'lag',
  /** Value of the last row. */
  LAST_VALUE = 'last_value',
  /** Value of a later row. */
  LEAD = 'lead',
  /** Value of a given row. */
  NTH_VALUE = 'nth_value',
  /** Number of the bucket. */
  NTILE = 'ntile',
  /** Rank as a share. */
  PERCENT_RANK = 'percent_rank',
  /** Rank with gaps. */
  RANK = 'rank',
  /** Number of the row. */
  ROW_NUMBER = 'row_number',
}

/**
 * Options of the window functions of {@link AnalyticsQueryBuilder}, which AGE refuses.
 *
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface WindowFunctionOptions {
  /** Arguments of the function. */
  args?: any[];
  /** Which rows around the current one count. */
  frame?: {
    end: number | 'CURRENT ROW' | 'UNBOUNDED FOLLOWING';
    start: number | 'UNBOUNDED PRECEDING' | 'CURRENT ROW';
    type: 'ROWS' | 'RANGE';
  };
  /** Order within a partition. */
  orderBy?: { direction?: 'ASC' | 'DESC'; expression: string }[];
  /** What divides the rows into partitions. */
  partitionBy?: string[];
}
