import type { QueryResult } from '../db/query';
import type { SchemaDefinition } from '../schema/definition';

/**
 * Kinds of {@link MatchPattern}.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare enum MatchPatternType {
  /** An edge between two vertices. */
  EDGE = 'EDGE',
  /** A whole path. */
  PATH = 'PATH',
  /** A single vertex. */
  VERTEX = 'VERTEX',
}

/**
 * Directions of {@link QueryBuilder.orderBy}.
 *
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare enum OrderDirection {
  /** Smallest first, nulls last. */
  ASC = 'ASC',
  /** Greatest first, nulls first. */
  DESC = 'DESC',
}

/**
 * Kinds of {@link QueryPart}. Several have no builder method: CREATE, MERGE, SET, DELETE and REMOVE are
 * written as text for {@link QueryExecutor.executeCypher}.
 *
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare enum QueryPartType {
  /** Creates. No builder method. */
  CREATE = 'CREATE',
  /** Deletes. No builder method. */
  DELETE = 'DELETE',
  /** Bounds the number of rows; see {@link QueryBuilder.limit}. */
  LIMIT = 'LIMIT',
  /** Finds patterns; see {@link QueryBuilder.match}. */
  MATCH = 'MATCH',
  /** Finds or creates. No builder method. */
  MERGE = 'MERGE',
  /** Sorts; see {@link QueryBuilder.orderBy}. */
  ORDER_BY = 'ORDER_BY',
  /** Removes properties. No builder method. */
  REMOVE = 'REMOVE',
  /** Names the columns; see {@link QueryBuilder.return}. */
  RETURN = 'RETURN',
  /** Changes properties. No builder method. */
  SET = 'SET',
  /** Skips rows; see {@link QueryBuilder.skip}. */
  SKIP = 'SKIP',
  /** Makes rows from a list; see {@link QueryBuilder.unwind}. */
  UNWIND = 'UNWIND',
  /** Filters; see {@link QueryBuilder.where}. */
  WHERE = 'WHERE',
  /** Computes in between; see {@link QueryBuilder.with}. */
  WITH = 'WITH',
}

/**
 * An edge in a MATCH, such as `(s)-[r:SUPPLIES]->(p)`.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface EdgePattern extends MatchPattern {
  /** Name of the edge. */
  alias: string;
  /** Which way the arrow points. */
  direction: 'OUTGOING' | 'INCOMING' | 'BIDIRECTIONAL';
  /** Vertex on the left of the arrow. */
  fromVertex: VertexPattern;
  /** Edge label. */
  label: string;
  /** Values that must be equal. */
  properties?: Record<string, any>;
  /** Vertex on the right of the arrow. */
  toVertex: VertexPattern;
  /** Which pattern it is. */
  type: MatchPatternType.EDGE;
}

/**
 * What {@link QueryBuilder.match} with an edge label returns. Most methods of the builder are there too and
 * keep the chain going.
 *
 * @remarks
 * `match`, `withAgeParam`, `setParam` and `getParameters` are missing: call `done()` first, or use your
 * builder variable.
 * @typeParam T - Type of the schema.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface IEdgeMatchClause<T extends SchemaDefinition> {
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
 * What {@link QueryBuilder.match} with a label returns: it describes the vertex further, and leads back to
 * the builder.
 *
 * @remarks
 * It has no `return` and no `match`: call `done()` first. Next has both.
 * @typeParam T - Type of the schema.
 * @typeParam L - Label of the vertex.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface IMatchClause<T extends SchemaDefinition, L extends keyof T['vertices']> {
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
 * What a builder offers after {@link IMatchClause.done} and the like. The object is the builder you started
 * with, so you can also go on with your own variable, which has more methods.
 *
 * @typeParam T - Type of the schema.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface IQueryBuilder<T extends SchemaDefinition> {
  /**
   * Runs the query and empties the builder, even when the query fails.
   *
   * @remarks
   * Values come back as agtype text: `'"Spoke"'`, not `'Spoke'`. The columns are guessed from the RETURN, so
   * give each item an upper-case `AS` and a lower-case name that is not an SQL keyword. Timeout and retries
   * in the options have no effect on Cypher.
   * @typeParam R - Type you give to a row; not checked.
   * @param options - Another graph name; the other options have no effect.
   * @returns The driver's result; the values in `rows` are agtype text or null.
   * @throws `Error` when there is no graph name, or AGE refuses the query; its message ends in AGE's text.
   */
  execute<R = any>(options?: QueryExecutionOptions): QueryBuilderResult<R>;
  /**
   * Lists the values given to `where` and `withParam`. Those of `setParam` are in the database session and
   * not among them.
   *
   * @returns The values by name.
   */
  getParameters(): Record<string, any>;
  /**
   * Adds LIMIT. Call it after {@link QueryBuilder.skip}: AGE refuses the other order.
   *
   * @param count - Maximum number of rows. Not checked here; AGE refuses negative numbers.
   * @returns This builder, for further calls.
   */
  limit(count: number): this;
  /**
   * Adds MATCH with a vertex, such as `MATCH (p:Part)`.
   *
   * @remarks
   * Two matches without an edge between them give every combination of their vertices. The label `'' as never`
   * matches any.
   * @typeParam L - Label of the vertex.
   * @param label - Vertex label.
   * @param alias - Name of the vertex in the query.
   * @returns A clause that describes the vertex further.
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
   * Adds a sort key. Further calls extend the first ORDER BY, even that of an earlier WITH.
   *
   * @param expression - What to sort by. It goes into the text as it is.
   * @param direction - Smallest or greatest first; smallest if left out. Greatest first puts nulls first.
   * @returns This builder, for further calls.
   */
  orderBy(expression: string, direction?: OrderDirection): this;
  /**
   * Adds RETURN. Call it once: AGE refuses a second one.
   *
   * @remarks
   * Upper-case `AS` and a lower-case name on every item keep the columns right.
   * @param expressions - Items of the RETURN, such as `p.name AS name`.
   * @returns This builder, for further calls.
   */
  return(...expressions: string[]): this;
  /**
   * Stores a value in the database session, where `withAgeParam` and the helper functions find it. This is
   * the safe way for untrusted values.
   *
   * @remarks
   * It is asynchronous: await it before you go on; it cannot be part of a chain. Values stay through
   * `reset` and `execute`, until the connection is released.
   * @param key - Name of the value; a later value replaces an earlier one.
   * @param value - Anything JSON can hold, lists and objects included.
   * @returns A promise of this builder.
   * @throws A database error when the connection did not come from {@link PgConnectionManager}: the session
   *   table is missing then (42P01).
   * @example
   * ```ts
   * import { QueryBuilder } from 'age-schema-client';
   * // ---cut-start---
   * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const builder = new QueryBuilder(schema, executor, 'bicycle');
   * await builder.setParam('skus', ['SP-02', 'HB-36']);
   *
   * builder.withAllAgeParams('args');
   * builder.match('Part', 'p').where('p.sku IN args.skus');
   * const { rows } = await builder.return('p.name AS name').execute();
   * ```
   */
  setParam(key: string, value: any): Promise<IQueryBuilder<T>>;
  /**
   * Adds SKIP. Call it before {@link QueryBuilder.limit}: AGE refuses the other order.
   *
   * @param count - Number of rows to skip.
   * @returns This builder, for further calls.
   */
  skip(count: number): this;
  /**
   * Shows the query built so far, without running it.
   *
   * @returns The Cypher text, one part per line.
   */
  toCypher(): string;
  /**
   * Adds UNWIND: one row per element of a list. A list from `withParam` arrives empty; use `setParam` and a
   * helper function in the expression.
   *
   * @param expression - A list, such as `[1, 2]`. It goes into the text as it is.
   * @param alias - Name of the element.
   * @returns This builder, for further calls.
   */
  unwind(expression: string, alias: string): this;
  /**
   * Adds WHERE to what was matched last. Call it once per match and join conditions with AND: AGE refuses a
   * second one.
   *
   * @param condition - Condition such as `p.cost > 5`. It goes into the text as it is.
   * @param params - Values that do not reach `$name` in the condition; use {@link QueryBuilder.setParam}.
   * @returns This builder, for further calls.
   */
  where(condition: string, params?: Record<string, any>): this;
  /**
   * Adds WITH: computes values for the parts that follow, and drops every variable it does not name.
   *
   * @param expressions - Items such as `p.kind AS kind` or `count(p) AS total`; each expression needs its
   *   `AS`.
   * @returns This builder, for further calls.
   */
  with(...expressions: string[]): this;
  /**
   * Brings one value stored with {@link QueryBuilder.setParam} into the query as a variable. Call it once and
   * before `match`: as a WITH it drops earlier variables.
   *
   * @remarks
   * For several values use {@link QueryBuilder.withAllAgeParams}.
   * @param key - Name given to `setParam`. Not escaped: never take it from untrusted input.
   * @param alias - Name of the variable.
   * @returns This builder, for further calls.
   */
  withAgeParam(key: string, alias: string): this;
  /**
   * Brings all stored values into the query as one map. Call it before `match`: as a WITH it drops earlier
   * variables.
   *
   * @param alias - Name of the map; `params` if left out.
   * @returns This builder, for further calls.
   */
  withAllAgeParams(alias?: string): this;
  /**
   * Does not fill `$name`: the value is written in front of the query as `WITH 5 AS name`, and `$name` stays
   * null, so that the query finds nothing. Use {@link QueryBuilder.setParam}.
   *
   * @remarks
   * The bare name works in conditions for numbers. Lists and objects arrive as text, and text with a quote
   * fails. Backslashes are not escaped: no untrusted text.
   * @param name - Name of the variable.
   * @param value - Number, text or boolean.
   * @returns This builder, for further calls.
   */
  withParam(name: string, value: any): this;
  /**
   * Adds `WITH function() AS alias`, a call without arguments. As a WITH it drops earlier variables.
   *
   * @param functionName - Function with its schema, such as `age_schema_client.get_all_age_params`.
   * @param alias - Name of its result.
   * @returns This builder, for further calls.
   */
  withParamFunction(functionName: string, alias: string): this;
}

/**
 * Never handed out by a builder: `return` gives the builder itself.
 *
 * @typeParam T - Type of the schema.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface IReturnClause<T extends SchemaDefinition> {
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

/**
 * A pattern of a MATCH: a vertex, an edge or a path.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface MatchPattern {
  /** Which pattern it is. */
  type: MatchPatternType;
  /**
   * Writes the pattern.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}

/**
 * A path in a MATCH. No builder method makes one.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface PathPattern extends MatchPattern {
  /** Name of the path. */
  alias: string;
  /** Vertices and edges along the path. */
  segments: (VertexPattern | EdgePattern)[];
  /** Which pattern it is. */
  type: MatchPatternType.PATH;
}

/**
 * Options of {@link QueryBuilder.execute}.
 *
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface QueryExecutionOptions {
  /** Graph to query instead of the builder's own. Empty text means the builder's own. */
  graphName?: string;
  /** No effect on Cypher. */
  maxRetries?: number;
  /** No effect: nothing reads it. */
  schemaName?: string;
  /** No effect on Cypher. Set `statement_timeout` in the session. */
  timeout?: number;
  /** No effect in this version: `execute` never validates. */
  validate?: boolean;
}

/**
 * One line of a query. Builders keep a list of them.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface QueryPart {
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

/**
 * A vertex in a MATCH, such as `(p:Part)`.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface VertexPattern extends MatchPattern {
  /** Name of the vertex. */
  alias: string;
  /** Its label; empty for any. */
  label: string;
  /** Values that must be equal. */
  properties?: Record<string, any>;
  /** Which pattern it is. */
  type: MatchPatternType.VERTEX;
}

/**
 * What {@link QueryBuilder.execute} returns: a promise of the driver's result, with agtype text in its rows.
 *
 * @typeParam T - Type you give to a row; not checked.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export type QueryBuilderResult<T> = Promise<QueryResult<T>>;
