import type { QueryExecutor } from '../db/query';
import type {
  IEdgeMatchClause,
  IMatchClause,
  IQueryBuilder,
  OrderDirection,
  QueryBuilderResult,
  QueryExecutionOptions,
} from './types';
import type { SchemaDefinition } from '../schema/definition';

/**
 * Builds one Cypher query call by call and runs it. The parts appear in the text in the order of the calls,
 * one per line.
 *
 * @remarks
 * It only reads: there are no methods for CREATE, MERGE, SET, DELETE, UNION or OPTIONAL MATCH; write those as
 * text for {@link QueryExecutor.executeCypher}. AGE accepts one WHERE after each MATCH or WITH, one RETURN,
 * and SKIP before LIMIT. `execute` empties the builder, so build again before you repeat a query, and do not
 * share a builder between queries that run at the same time.
 * @typeParam T - Type of the schema; with `satisfies SchemaDefinition` an unknown label is a compile error.
 * @example
 * ```ts
 * import { QueryBuilder } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const builder = new QueryBuilder(schema, executor, 'bicycle');
 * await builder.setParam('country', 'Norway');
 *
 * builder.withAgeParam('country', 'wanted');
 * builder.match('Supplier', 's').where('s.country = wanted');
 * builder.match('Part', 'p');
 * builder.match('s', 'SUPPLIES', 'p', 'r');
 * const { rows } = await builder.return('p.name AS part', 'r.price AS price').execute();
 * ```
 * The chain above becomes:
 * ```cypher
 * WITH age_schema_client.get_age_param('country') AS wanted
 * MATCH (s:Supplier)
 * WHERE s.country = wanted
 * MATCH (p:Part)
 * MATCH (s)-[r:SUPPLIES]->(p)
 * RETURN p.name AS part, r.price AS price
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class QueryBuilder<T extends SchemaDefinition> implements IQueryBuilder<T> {
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
   * Validates the query, runs it, and empties the builder, even when the query fails.
   *
   * @remarks
   * Values come back as agtype text: `'"Spoke"'`, not `'Spoke'`. The columns are guessed from the RETURN, so
   * give each item an upper-case `AS` and a lower-case name that is not an SQL keyword. Timeout and retries
   * in the options have no effect on Cypher. The validation also rejects some queries that AGE runs: ORDER BY
   * on an alias of the RETURN, variables from `unwind` and list comprehensions, dots inside text. Pass
   * `validate: false` then.
   * @typeParam R - Type you give to a row; not checked.
   * @param options - Another graph name, and whether to validate; the other options have no effect.
   *   Default: `{}`.
   * @returns The driver's result; the values in `rows` are agtype text or null.
   * @throws `Error` that begins with `Query validation failed:`, with one problem per line.
   * @throws `TypeError` when the schema has no `edges`, or a label has no `properties`.
   * @throws `Error` when there is no graph name, or AGE refuses the query; its message ends in AGE's text.
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
   *   .match('Part', 'p')
   *   .where('p.cost < 5')
   *   .return('p.name AS name', 'p.cost AS cost')
   *   .orderBy('p.cost');
   * const { rows } = await builder.execute<{ name: string; cost: string }>();
   * for (const row of rows) console.log(JSON.parse(row.name), Number(row.cost)); // Spoke 0.25, then Ball bearing 1.5
   * ```
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
   * @example
   * ```ts
   * import { QueryBuilder } from 'age-schema-client';
   * // ---cut-start---
   * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const builder = new QueryBuilder(schema, executor, 'bicycle');
   * builder.match('Customer', 'c');
   * builder.match('Order', 'o').where("o.status = 'open'");
   * builder.match('c', 'PLACED', 'o', 'placed');
   * const { rows } = await builder.return('c.name AS customer', 'o.number AS number').execute();
   * ```
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
   * @remarks
   * Give an expression such as `p.cost`: an alias of the RETURN is rejected by the validation.
   * `OrderDirection` is a type only, so write `'DESC' as OrderDirection`.
   * @param expression - What to sort by. It goes into the text as it is.
   * @param direction - `'ASC'`, smallest first, or `'DESC'`, which puts nulls first.
   *   Default: `OrderDirection.ASC`.
   * @returns This builder, for further calls.
   */
  orderBy(expression: string, direction?: OrderDirection): this;
  /**
   * Empties the builder: its parts and its values. What `setParam` stored in the session stays.
   *
   * @returns This builder, for further calls.
   */
  reset(): this;
  /**
   * Adds RETURN. Call it once: AGE refuses a second one.
   *
   * @remarks
   * Upper-case `AS` and a lower-case name on every item keep the columns right. Lists, maps and nested calls
   * go into {@link QueryBuilder.with} first. `return('DISTINCT p.kind AS kind')` works.
   * @param expressions - Items of the RETURN, such as `p.name AS name`.
   * @returns This builder, for further calls.
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
   * builder.with('p.kind AS kind', 'count(p) AS total', 'collect(p.name) AS names');
   * builder.return('kind AS kind', 'total AS total', 'names AS names').orderBy('total');
   * const { rows } = await builder.execute<{ kind: string; total: string; names: string }>();
   * for (const { kind, total, names } of rows) {
   *   console.log(JSON.parse(kind), Number(total), JSON.parse(names) as string[]);
   * }
   * ```
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
  setParam(key: string, value: any): Promise<QueryBuilder<T>>;
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
   * Lists what does not fit the schema, and variables that are not defined. `execute` calls it.
   *
   * @remarks
   * Variables are looked for with patterns, not with a parser: text such as `'c.d@example.org'` counts as
   * variables, and names inside functions go unseen.
   * @returns The problems in words; empty when there are none.
   * @throws `TypeError` when the schema has no `edges`, or a label has no `properties`.
   */
  validateQuery(): string[];
  /**
   * Lists labels and constraint properties that the schema does not have, and ends of edges with the wrong
   * label.
   *
   * @remarks
   * Ends are compared only where the schema gives them as plain labels and the pattern carries labels. Types
   * of values are not checked.
   * @returns The problems in words; empty when there are none.
   * @throws `TypeError` when the schema has no `edges`, or a label has no `properties`.
   */
  validateSchema(): string[];
  /**
   * Adds WHERE to what was matched last. Call it once per match and join conditions with AND: AGE refuses a
   * second one.
   *
   * @remarks
   * Values given here do not reach `$name` in the condition: such a query finds nothing, without an error.
   * Store them with {@link QueryBuilder.setParam} and bring them in with {@link QueryBuilder.withAgeParam}. The
   * text goes in as it is.
   * @param condition - Condition such as `p.cost > 5`.
   * @param params - Values, written in front of the query as `WITH 5 AS name`. For null, a comparison with
   *   `=` becomes `NOT exists(…)`. Default: `{}`.
   * @returns This builder, for further calls.
   * @example
   * ```ts
   * import { QueryBuilder } from 'age-schema-client';
   * // ---cut-start---
   * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const builder = new QueryBuilder(schema, executor, 'bicycle');
   * await builder.setParam('max', 5);
   * builder.withAgeParam('max', 'most').match('Part', 'p').where('p.cost < most');
   * const { rows } = await builder.return('p.name AS name').execute();
   * ```
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
   * @param alias - Name of the map. Default: `'params'`.
   * @returns This builder, for further calls.
   */
  withAllAgeParams(alias?: string): this;
  /**
   * Does not fill `$name`: the value is written in front of the query as `WITH 5 AS name`, and `$name` stays
   * null, so that the query finds nothing. Use {@link QueryBuilder.setParam}.
   *
   * @remarks
   * The bare name works in conditions for numbers, with `validate: false`. Lists and objects arrive as text,
   * and text with a quote fails. Backslashes are not escaped: no untrusted text.
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
