import type { MatchPattern, OrderDirection, QueryPart, QueryPartType } from './types';

/**
 * Base class of the parts that write one clause each. Builders make them; no builder method takes one.
 *
 * @example
 * ```ts
 * import { LimitPart, type QueryPart } from 'age-schema-client';
 *
 * const part: QueryPart = new LimitPart(10);
 * console.log(part.toCypher()); // LIMIT 10
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare abstract class BaseQueryPart implements QueryPart {
  /** Called by the classes that extend it. */
  constructor();
  /** Which clause it is. */
  abstract type: QueryPartType;
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
  abstract toCypher(): string;
}

/**
 * Writes LIMIT. {@link QueryBuilder.limit} adds it.
 *
 * @example
 * ```ts
 * import { LimitPart } from 'age-schema-client';
 *
 * console.log(new LimitPart(10).toCypher()); // LIMIT 10
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare class LimitPart extends BaseQueryPart {
  /**
   * Holds the number.
   *
   * @param count - Maximum number of rows; not checked.
   */
  constructor(count: number);
  /**
   * Which clause it is.
   * @defaultValue `QueryPartType.LIMIT`
   */
  type: QueryPartType;
  /**
   * Writes the part.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}

/**
 * Writes MATCH or OPTIONAL MATCH. {@link QueryBuilder.match} adds it; no builder method makes it optional.
 *
 * @example
 * ```ts
 * import { MatchPart, type MatchPattern } from 'age-schema-client';
 *
 * function optional(pattern: MatchPattern): string {
 *   return new MatchPart([pattern], true).toCypher(); // OPTIONAL MATCH …
 * }
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare class MatchPart extends BaseQueryPart {
  /**
   * Holds the patterns.
   *
   * @param patterns - Patterns, written with commas between them. Default: `[]`.
   * @param optional - Whether to write OPTIONAL MATCH. Default: `false`.
   */
  constructor(patterns?: MatchPattern[], optional?: boolean);
  /**
   * Which clause it is.
   * @defaultValue `QueryPartType.MATCH`
   */
  type: QueryPartType;
  /**
   * Adds a pattern.
   *
   * @param pattern - Pattern to add.
   */
  addPattern(pattern: MatchPattern): void;
  /**
   * Lists the values that the part carries.
   *
   * @returns The values by name.
   */
  getParameters(): Record<string, any>;
  /**
   * Lists the patterns.
   *
   * @returns The patterns.
   */
  getPatterns(): MatchPattern[];
  /**
   * Chooses between MATCH and OPTIONAL MATCH.
   *
   * @param optional - Whether to write OPTIONAL MATCH.
   */
  setOptional(optional: boolean): void;
  /**
   * Writes the part.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}

/**
 * Writes ORDER BY. {@link QueryBuilder.orderBy} adds it.
 *
 * @example
 * ```ts
 * import { OrderByPart, OrderDirection } from 'age-schema-client';
 *
 * const part = new OrderByPart([{ expression: 'p.cost', direction: OrderDirection.DESC }]);
 * console.log(part.toCypher()); // ORDER BY p.cost DESC
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare class OrderByPart extends BaseQueryPart {
  /**
   * Holds the sort keys.
   *
   * @param items - Sort keys, in order of precedence. Default: `[]`.
   */
  constructor(items?: { direction: OrderDirection; expression: string }[]);
  /**
   * Which clause it is.
   * @defaultValue `QueryPartType.ORDER_BY`
   */
  type: QueryPartType;
  /**
   * Adds a sort key.
   *
   * @param expression - What to sort by.
   * @param direction - Smallest or greatest first. Default: `OrderDirection.ASC`.
   */
  addItem(expression: string, direction?: OrderDirection): void;
  /**
   * Writes the part.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}

/**
 * Writes RETURN. {@link QueryBuilder.return} adds it.
 *
 * @example
 * ```ts
 * import { ReturnPart } from 'age-schema-client';
 *
 * console.log(new ReturnPart(['p.name AS name']).toCypher()); // RETURN p.name AS name
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare class ReturnPart extends BaseQueryPart {
  /**
   * Holds the items.
   *
   * @param expressions - Items, written with commas between them.
   * @param distinct - Whether equal rows appear only once. Default: `false`.
   */
  constructor(expressions: string[], distinct?: boolean);
  /**
   * Which clause it is.
   * @defaultValue `QueryPartType.RETURN`
   */
  type: QueryPartType;
  /**
   * Fails in AGE: it adds GROUP BY, which Cypher does not have. Cypher groups by the items that are not
   * aggregates.
   *
   * @param expressions - What to group by.
   */
  addGroupBy(expressions: string[]): void;
  /**
   * Writes the part.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}

/**
 * Writes SKIP. {@link QueryBuilder.skip} adds it.
 *
 * @example
 * ```ts
 * import { SkipPart } from 'age-schema-client';
 *
 * console.log(new SkipPart(20).toCypher()); // SKIP 20
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare class SkipPart extends BaseQueryPart {
  /**
   * Holds the number.
   *
   * @param count - Number of rows to skip; not checked.
   */
  constructor(count: number);
  /**
   * Which clause it is.
   * @defaultValue `QueryPartType.SKIP`
   */
  type: QueryPartType;
  /**
   * Writes the part.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}

/**
 * Writes UNWIND. {@link QueryBuilder.unwind} adds it.
 *
 * @example
 * ```ts
 * import { UnwindPart } from 'age-schema-client';
 *
 * console.log(new UnwindPart('[1, 2]', 'x').toCypher()); // UNWIND [1, 2] AS x
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare class UnwindPart extends BaseQueryPart {
  /**
   * Holds the list and the name.
   *
   * @param expression - The list.
   * @param alias - Name of the element.
   */
  constructor(expression: string, alias: string);
  /**
   * Which clause it is.
   * @defaultValue `QueryPartType.UNWIND`
   */
  type: QueryPartType;
  /**
   * Supplies an empty list for a `$name` that it unwinds, which hides the list given elsewhere.
   *
   * @returns The name with `[]`; nothing for any other expression.
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
 * Writes WHERE. {@link QueryBuilder.where} adds it.
 *
 * @example
 * ```ts
 * import { WherePart } from 'age-schema-client';
 *
 * console.log(new WherePart('p.cost < 5').toCypher()); // WHERE p.cost < 5
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare class WherePart extends BaseQueryPart {
  /**
   * Holds the condition.
   *
   * @param condition - Text of the condition.
   * @param parameters - Values; they do not reach `$name` in the condition. Default: `{}`.
   */
  constructor(condition: string, parameters?: Record<string, any>);
  /**
   * Which clause it is.
   * @defaultValue `QueryPartType.WHERE`
   */
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
 * Writes WITH. {@link QueryBuilder.with} adds it.
 *
 * @example
 * ```ts
 * import { WithPart } from 'age-schema-client';
 *
 * console.log(new WithPart(['p.kind AS kind', 'count(p) AS total']).toCypher());
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @category Queries
 */
export declare class WithPart extends BaseQueryPart {
  /**
   * Holds the items.
   *
   * @param expressions - Items, written with commas between them.
   * @param distinct - Whether equal rows appear only once. Default: `false`.
   */
  constructor(expressions: string[], distinct?: boolean);
  /**
   * Which clause it is.
   * @defaultValue `QueryPartType.WITH`
   */
  type: QueryPartType;
  /**
   * Writes the part.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}
