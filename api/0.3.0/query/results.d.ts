import type { QueryResult } from '../db/query';

/** @category Queries */
export declare class ResultProcessor {
  constructor();
  static extractField<T = any>(result: QueryResult, field: string): T[];
  static groupBy(result: QueryResult, field: string): Record<string, any[]>;
  /** @param options - Default: `{}`. */
  static process(result: QueryResult, options?: ResultProcessingOptions): any[];
  /**
   * @param nodeField - Default: `'nodes'`.
   * @param edgeField - Default: `'relationships'`.
   */
  static toGraph(result: QueryResult, nodeField?: string, edgeField?: string): { edges: any[]; nodes: any[] };
}

/** @category Queries */
export interface PathRepresentation {
  length: number;
  nodes: any[];
  relationships: any[];
}

/** @category Queries */
export interface ResultProcessingOptions {
  expandPaths?: boolean;
  flatten?: boolean;
  parseDates?: boolean;
  parseNumbers?: boolean;
  removeNulls?: boolean;
  transformers?: Record<string, (value: any) => any>;
}
