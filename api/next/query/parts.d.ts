import type { MatchPattern, OrderDirection, QueryPartType } from './types';

export declare class BaseQueryPart {
  constructor();
  type: QueryPartType;
  getParameters(): Record<string, any>;
  toCypher(): string;
}

export declare class LimitPart extends BaseQueryPart {
  constructor(count: number);
  type: QueryPartType;
  toCypher(): string;
}

export declare class MatchPart extends BaseQueryPart {
  /**
   * @param patterns - Default: `[]`.
   * @param optional - Default: `false`.
   */
  constructor(patterns?: MatchPattern[], optional?: boolean);
  type: QueryPartType;
  addPattern(pattern: MatchPattern): void;
  getParameters(): Record<string, any>;
  getPatterns(): MatchPattern[];
  setOptional(optional: boolean): void;
  toCypher(): string;
}

export declare class OrderByPart extends BaseQueryPart {
  /** @param items - Default: `[]`. */
  constructor(items?: { direction: OrderDirection; expression: string }[]);
  type: QueryPartType;
  /** @param direction - Default: `OrderDirection.ASC`. */
  addItem(expression: string, direction?: OrderDirection): void;
  toCypher(): string;
}

export declare class ReturnPart extends BaseQueryPart {
  /** @param distinct - Default: `false`. */
  constructor(expressions: string[], distinct?: boolean);
  type: QueryPartType;
  addGroupBy(expressions: string[]): void;
  toCypher(): string;
}

export declare class SkipPart extends BaseQueryPart {
  constructor(count: number);
  type: QueryPartType;
  toCypher(): string;
}

export declare class UnwindPart extends BaseQueryPart {
  constructor(expression: string, alias: string);
  type: QueryPartType;
  getParameters(): Record<string, any>;
  toCypher(): string;
}

export declare class WherePart extends BaseQueryPart {
  /** @param parameters - Default: `{}`. */
  constructor(condition: string, parameters?: Record<string, any>);
  type: QueryPartType;
  getParameters(): Record<string, any>;
  toCypher(): string;
}

export declare class WithPart extends BaseQueryPart {
  /** @param distinct - Default: `false`. */
  constructor(expressions: string[], distinct?: boolean);
  type: QueryPartType;
  toCypher(): string;
}
