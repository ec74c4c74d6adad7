import type { MatchPattern, OrderDirection, QueryPart, QueryPartType } from './types';

/** @category Queries */
export declare abstract class BaseQueryPart implements QueryPart {
  constructor();
  abstract type: QueryPartType;
  getParameters(): Record<string, any>;
  abstract toCypher(): string;
}

/** @category Queries */
export declare class LimitPart extends BaseQueryPart {
  constructor(count: number);
  /** @defaultValue `QueryPartType.LIMIT` */
  type: QueryPartType;
  toCypher(): string;
}

/** @category Queries */
export declare class MatchPart extends BaseQueryPart {
  /**
   * @param patterns - Default: `[]`.
   * @param optional - Default: `false`.
   */
  constructor(patterns?: MatchPattern[], optional?: boolean);
  /** @defaultValue `QueryPartType.MATCH` */
  type: QueryPartType;
  addPattern(pattern: MatchPattern): void;
  getParameters(): Record<string, any>;
  getPatterns(): MatchPattern[];
  setOptional(optional: boolean): void;
  toCypher(): string;
}

/** @category Queries */
export declare class OrderByPart extends BaseQueryPart {
  /** @param items - Default: `[]`. */
  constructor(items?: { direction: OrderDirection; expression: string }[]);
  /** @defaultValue `QueryPartType.ORDER_BY` */
  type: QueryPartType;
  /** @param direction - Default: `OrderDirection.ASC`. */
  addItem(expression: string, direction?: OrderDirection): void;
  toCypher(): string;
}

/** @category Queries */
export declare class ReturnPart extends BaseQueryPart {
  /** @param distinct - Default: `false`. */
  constructor(expressions: string[], distinct?: boolean);
  /** @defaultValue `QueryPartType.RETURN` */
  type: QueryPartType;
  addGroupBy(expressions: string[]): void;
  toCypher(): string;
}

/** @category Queries */
export declare class SkipPart extends BaseQueryPart {
  constructor(count: number);
  /** @defaultValue `QueryPartType.SKIP` */
  type: QueryPartType;
  toCypher(): string;
}

/** @category Queries */
export declare class UnwindPart extends BaseQueryPart {
  constructor(expression: string, alias: string);
  /** @defaultValue `QueryPartType.UNWIND` */
  type: QueryPartType;
  getParameters(): Record<string, any>;
  toCypher(): string;
}

/** @category Queries */
export declare class WherePart extends BaseQueryPart {
  /** @param parameters - Default: `{}`. */
  constructor(condition: string, parameters?: Record<string, any>);
  /** @defaultValue `QueryPartType.WHERE` */
  type: QueryPartType;
  getParameters(): Record<string, any>;
  toCypher(): string;
}

/** @category Queries */
export declare class WithPart extends BaseQueryPart {
  /** @param distinct - Default: `false`. */
  constructor(expressions: string[], distinct?: boolean);
  /** @defaultValue `QueryPartType.WITH` */
  type: QueryPartType;
  toCypher(): string;
}
