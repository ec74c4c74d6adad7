import type { QueryResult } from '../db/query';

/**
 * Shapes the rows of a result, but does not read agtype: values from AGE keep their quotes and suffixes, and
 * `toGraph` finds no vertices in them. Parse the values first, with `JSON.parse` for scalars.
 *
 * @example
 * ```ts
 * import { ResultProcessor } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * // ---cut-end---
 * const result = await executor.executeCypher(
 *   'MATCH (p:Part) RETURN p.name AS name',
 *   {},
 *   'bicycle',
 * );
 * const names = ResultProcessor.extractField<string>(result, 'name').map(
 *   (text) => JSON.parse(text) as string,
 * );
 * ```
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class ResultProcessor {
  /** Not needed: all methods are static. */
  constructor();
  /**
   * Takes one column out of a result.
   *
   * @typeParam T - Type you give to the values; not checked.
   * @param result - Result of a query.
   * @param field - Name of the column.
   * @returns The column's values, row by row; agtype text if they come from AGE.
   */
  static extractField<T = any>(result: QueryResult, field: string): T[];
  /**
   * Sorts rows into groups by one column.
   *
   * @param result - Result of a query.
   * @param field - Name of the column.
   * @returns Rows by value; null is the key `"null"`. Text from AGE keeps its quotes in the key.
   */
  static groupBy(result: QueryResult, field: string): Record<string, any[]>;
  /**
   * Converts and trims rows.
   *
   * @remarks
   * `parseDates` together with `flatten` drops dates, and `expandPaths` never takes effect on rows from AGE.
   * @param result - Result of a query; null gives an empty list.
   * @param options - What to convert. Default: `{}`.
   * @returns The converted rows.
   */
  static process(result: QueryResult, options?: ResultProcessingOptions): any[];
  /**
   * Does not work on results of AGE: it expects objects, finds text, and returns empty lists. Return ids and
   * properties as separate columns and build the graph from those.
   *
   * @param result - Result of a query.
   * @param nodeField - Column with the vertices. Default: `'nodes'`.
   * @param edgeField - Column with the edges. Default: `'relationships'`.
   * @returns `nodes` and `edges`, each without duplicates by `id`.
   */
  static toGraph(result: QueryResult, nodeField?: string, edgeField?: string): { edges: any[]; nodes: any[] };
}

/**
 * A path split into its parts. Nothing in the library returns one.
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface PathRepresentation {
  /** Number of edges. */
  length: number;
  /** Vertices along the path. */
  nodes: any[];
  /** Edges along the path. */
  relationships: any[];
}

/**
 * Options of {@link ResultProcessor.process}.
 *
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface ResultProcessingOptions {
  /** No effect on rows from AGE, whose paths are text. */
  expandPaths?: boolean;
  /** Whether nested objects become separate columns. Drops dates when `parseDates` is on. */
  flatten?: boolean;
  /** Whether text that is a date becomes a `Date`. Text from AGE is in quotes and is missed. */
  parseDates?: boolean;
  /** Whether text that is a number becomes one; `"007"` becomes 7. */
  parseNumbers?: boolean;
  /** Whether columns that are null are left out. */
  removeNulls?: boolean;
  /** Functions by column, each called with the value. */
  transformers?: Record<string, (value: any) => any>;
}
