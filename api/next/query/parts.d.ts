import type { MatchPattern, OrderDirection, QueryPartType } from './types';

/**
 * Base class of the parts that write one clause each. Builders make them; no builder method takes one.
 *
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class BaseQueryPart {
  /** Called by the classes that extend it. */
  constructor();
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
 * Writes LIMIT. {@link QueryBuilder.limit} adds it.
 *
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class LimitPart extends BaseQueryPart {
  /**
   * Holds the number.
   *
   * @param count - Maximum number of rows; not checked.
   */
  constructor(count: number);
  /** Which clause it is. */
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
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class MatchPart extends BaseQueryPart {
  /**
   * Holds the patterns.
   *
   * @param patterns - Patterns, written with commas between them. Default: `[]`.
   * @param optional - Whether to write OPTIONAL MATCH. Default: `false`.
   */
  constructor(patterns?: MatchPattern[], optional?: boolean);
  /** Which clause it is. */
  type: QueryPartType;
  /**
   * Adds a pattern.
   *
   * @param pattern - Pattern to add.
   */
  addPattern(pattern: MatchPattern): void;
  /**
   * Lists the `$names` in its patterns with the value undefined, which hides values given elsewhere.
   *
   * @returns The names, with undefined.
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
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class OrderByPart extends BaseQueryPart {
  /**
   * Holds the sort keys.
   *
   * @param items - Sort keys, in order of precedence. Default: `[]`.
   */
  constructor(items?: { direction: OrderDirection; expression: string }[]);
  /** Which clause it is. */
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
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class ReturnPart extends BaseQueryPart {
  /**
   * Holds the items.
   *
   * @param expressions - Items, written with commas between them.
   * @param distinct - Whether equal rows appear only once. Default: `false`.
   */
  constructor(expressions: string[], distinct?: boolean);
  /** Which clause it is. */
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
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class SkipPart extends BaseQueryPart {
  /**
   * Holds the number.
   *
   * @param count - Number of rows to skip; not checked.
   */
  constructor(count: number);
  /** Which clause it is. */
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
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class UnwindPart extends BaseQueryPart {
  /**
   * Holds the list and the name.
   *
   * @param expression - The list.
   * @param alias - Name of the element.
   */
  constructor(expression: string, alias: string);
  /** Which clause it is. */
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
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class WherePart extends BaseQueryPart {
  /**
   * Holds the condition.
   *
   * @param condition - Text of the condition.
   * @param parameters - Values; they do not reach `$name` in the condition. Default: `{}`.
   */
  constructor(condition: string, parameters?: Record<string, any>);
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
 * Writes WITH. {@link QueryBuilder.with} adds it.
 *
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 */
export declare class WithPart extends BaseQueryPart {
  /**
   * Holds the items.
   *
   * @param expressions - Items, written with commas between them.
   * @param distinct - Whether equal rows appear only once. Default: `false`.
   */
  constructor(expressions: string[], distinct?: boolean);
  /** Which clause it is. */
  type: QueryPartType;
  /**
   * Writes the part.
   *
   * @returns The Cypher text.
   */
  toCypher(): string;
}
