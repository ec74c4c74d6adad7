import type { MatchPart, ReturnPart } from './parts';
import type {
  EdgePattern,
  IEdgeMatchClause,
  IMatchClause,
  IQueryBuilder,
  IReturnClause,
  OrderDirection,
  QueryBuilderResult,
  QueryExecutionOptions,
  VertexPattern,
} from './types';
import type { SchemaDefinition } from '../schema/definition';

/**
 * Describes a matched edge further. Builders make it; you do not.
 *
 * @typeParam T - Type of the schema.
 * @example
 * ```ts
 * import { QueryBuilder } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const builder = new QueryBuilder(schema, executor, 'bicycle');
 * builder.match('Supplier', 's');
 * builder.match('Part', 'p');
 * const { rows } = await builder
 *   .match('s', 'SUPPLIES', 'p', 'r')
 *   .where('r.leadDays < 10')
 *   .return('s.name AS supplier', 'p.name AS part')
 *   .execute();
 * ```
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class EdgeMatchClause<T extends SchemaDefinition> implements IEdgeMatchClause<T> {
  /**
   * Made by {@link QueryBuilder.match}.
   *
   * @param queryBuilder - Builder to return to.
   * @param matchPart - Part of the query to extend.
   * @param edgePattern - Edge to describe.
   */
  constructor(queryBuilder: IQueryBuilder<T>, matchPart: MatchPart, edgePattern: EdgePattern);
  /**
   * Adds property values to the edge: `[r:SUPPLIES {leadDays: 9}]`. Calls add up.
   *
   * @remarks
   * For numbers, booleans and plain text only. Quotes and backslashes are not escaped, so untrusted text goes
   * through {@link QueryBuilder.setParam}.
   * @param properties - Values by property.
   * @returns This clause, for further calls.
   * @throws `Error` naming the property when a value is null, undefined or `NaN`.
   */
  constraint(properties: Record<string, any>): this;
  /**
   * Leads back to the builder.
   *
   * @returns The builder you started with; typed without `reset` and the validation methods.
   */
  done(): IQueryBuilder<T>;
  /**
   * Runs the whole query, as {@link QueryBuilder.execute} does.
   *
   * @typeParam R - Type you give to a row; not checked.
   * @param options - Another graph name; the other options have no effect.
   * @returns The driver's result; the values in `rows` are agtype text or null.
   * @throws `Error` when there is no graph name, or AGE refuses the query; its message ends in AGE's text.
   */
  execute<R = any>(options?: QueryExecutionOptions): QueryBuilderResult<R>;
  /**
   * Adds LIMIT. Call it after `skip`.
   *
   * @param count - Maximum number of rows.
   * @returns This clause, for further calls.
   */
  limit(count: number): this;
  /**
   * Adds a sort key, as {@link QueryBuilder.orderBy} does.
   *
   * @param expression - What to sort by. It goes into the text as it is.
   * @param direction - Smallest or greatest first; smallest if left out.
   * @returns This clause, for further calls.
   */
  orderBy(expression: string, direction?: OrderDirection): this;
  /**
   * Adds RETURN. Call it once.
   *
   * @param expressions - Items of the RETURN, such as `r.price AS price`.
   * @returns This clause, for further calls.
   */
  return(...expressions: string[]): this;
  /**
   * Adds SKIP. Call it before `limit`.
   *
   * @param count - Number of rows to skip.
   * @returns This clause, for further calls.
   */
  skip(count: number): this;
  /**
   * Shows the whole query built so far.
   *
   * @returns The Cypher text, one part per line.
   */
  toCypher(): string;
  /**
   * Adds UNWIND: one row per element of a list.
   *
   * @param expression - A list. It goes into the text as it is.
   * @param alias - Name of the element.
   * @returns This clause, for further calls.
   */
  unwind(expression: string, alias: string): this;
  /**
   * Adds WHERE to this match, as {@link QueryBuilder.where} does. Call it once.
   *
   * @param condition - Condition such as `p.cost > 5`. It goes into the text as it is.
   * @param params - Values that do not reach `$name` in the condition; use {@link QueryBuilder.setParam}.
   * @returns This clause, for further calls.
   */
  where(condition: string, params?: Record<string, any>): this;
  /**
   * Adds WITH, and drops every variable it does not name.
   *
   * @param expressions - Items such as `count(r) AS total`; each expression needs its `AS`.
   * @returns This clause, for further calls.
   */
  with(...expressions: string[]): this;
  /**
   * Does not fill `$name`, as {@link QueryBuilder.withParam} does not. Use {@link QueryBuilder.setParam}.
   *
   * @param name - Name of the variable.
   * @param value - Number, text or boolean.
   * @returns This clause, for further calls.
   */
  withParam(name: string, value: any): this;
}

/**
 * Describes a matched vertex further. Builders make it; you do not.
 *
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
 * builder
 *   .match('Product', 'b')
 *   .constraint({ sku: 'BK-101' })
 *   .outgoing('HAS_PART', 'h', 'Part', 'p');
 * const { rows } = await builder.return('p.name AS name', 'h.quantity AS quantity').execute();
 * ```
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class MatchClause<
  T extends SchemaDefinition,
  L extends keyof T['vertices'],
> implements IMatchClause<T, L> {
  /**
   * Made by {@link QueryBuilder.match}.
   *
   * @param queryBuilder - Builder to return to.
   * @param matchPart - Part of the query to extend.
   * @param vertexPattern - Vertex to describe.
   */
  constructor(queryBuilder: IQueryBuilder<T>, matchPart: MatchPart, vertexPattern: VertexPattern);
  /**
   * Adds property values to the pattern: `(p:Part {sku: "SP-02"})`. Calls add up.
   *
   * @remarks
   * For numbers, booleans and plain text only: lists, objects and dates give invalid Cypher. Quotes and
   * backslashes are not escaped, so untrusted text goes through {@link QueryBuilder.setParam}.
   * @param properties - Values by property.
   * @returns This clause, for further calls.
   * @throws `Error` naming the property when a value is null, undefined or `NaN`.
   */
  constraint(properties: Record<string, any>): this;
  /**
   * Leads back to the builder.
   *
   * @returns The builder you started with; typed without `reset` and the validation methods.
   */
  done(): IQueryBuilder<T>;
  /**
   * Adds an edge that reaches this vertex, with the vertex it comes from. Several calls make a star around
   * this vertex, not a chain.
   *
   * @typeParam E - Label of the edge.
   * @param label - Edge label.
   * @param alias - Name of the edge.
   * @param sourceLabel - Label of the vertex that the edge leaves.
   * @param sourceAlias - Name of that vertex.
   * @returns This clause, for further calls.
   */
  incoming<E extends keyof T['edges']>(
    label: E,
    alias: string,
    sourceLabel: keyof T['vertices'],
    sourceAlias: string,
  ): this;
  /**
   * Adds an edge that leaves this vertex, with the vertex it reaches. Several calls make a star around this
   * vertex, not a chain.
   *
   * @typeParam E - Label of the edge.
   * @param label - Edge label.
   * @param alias - Name of the edge.
   * @param targetLabel - Label of the vertex that the edge reaches.
   * @param targetAlias - Name of that vertex.
   * @returns This clause, for further calls.
   */
  outgoing<E extends keyof T['edges']>(
    label: E,
    alias: string,
    targetLabel: keyof T['vertices'],
    targetAlias: string,
  ): this;
  /**
   * Adds an edge in either direction, with the vertex at its other end. Each edge appears once per direction
   * that fits.
   *
   * @typeParam E - Label of the edge.
   * @param label - Edge label.
   * @param alias - Name of the edge.
   * @param otherLabel - Label of the vertex at the other end.
   * @param otherAlias - Name of that vertex.
   * @returns This clause, for further calls.
   */
  related<E extends keyof T['edges']>(
    label: E,
    alias: string,
    otherLabel: keyof T['vertices'],
    otherAlias: string,
  ): this;
  /**
   * Adds WHERE to this match, as {@link QueryBuilder.where} does. Call it once.
   *
   * @param condition - Condition such as `p.cost > 5`. It goes into the text as it is.
   * @param params - Values that do not reach `$name` in the condition; use {@link QueryBuilder.setParam}.
   * @returns This clause, for further calls.
   */
  where(condition: string, params?: Record<string, any>): this;
}

/**
 * Never made by a builder: `return` gives the builder itself. Its `groupBy` fails in AGE.
 *
 * @typeParam T - Type of the schema.
 * @example
 * Grouping without it, since Cypher groups by what is not an aggregate:
 * ```ts
 * import { QueryBuilder } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const builder = new QueryBuilder(schema, executor, 'bicycle');
 * builder.match('Part', 'p');
 * const { rows } = await builder.return('p.kind AS kind', 'count(p) AS total').execute();
 * ```
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class ReturnClause<T extends SchemaDefinition> implements IReturnClause<T> {
  /**
   * Made by nothing in the library.
   *
   * @param queryBuilder - Builder to return to.
   * @param returnPart - Part of the query to extend.
   */
  constructor(queryBuilder: IQueryBuilder<T>, returnPart: ReturnPart);
  /**
   * Leads back to the builder.
   *
   * @returns The builder.
   */
  done(): IQueryBuilder<T>;
  /**
   * Fails in AGE, which has no GROUP BY: Cypher groups by the items of the RETURN that are not aggregates.
   *
   * @param expressions - What to group by.
   * @returns The builder.
   */
  groupBy(...expressions: string[]): IQueryBuilder<T>;
}
