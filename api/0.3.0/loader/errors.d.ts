/**
 * Practically never appears: SQL that fails during a load arrives as the database layer's own error. Test
 * `error.name` instead.
 *
 * @example
 * ```ts
 * function isDatabaseFailure(error: Error): boolean {
 *   return error.name === 'ConnectionError' || error.name === 'QueryError';
 * }
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Loading
 */
export declare class SchemaLoaderDatabaseError extends SchemaLoaderError {
  /**
   * Creates an error that wraps a database error.
   *
   * @param message - What went wrong.
   * @param originalError - The error of the database layer.
   */
  constructor(message: string, originalError: Error);
  /** The error of the database layer. */
  readonly originalError: Error;
}

/**
 * Added to the `errors` of a load result when a file is missing, unreadable or not JSON. It is returned, not
 * thrown.
 *
 * @example
 * ```ts
 * import { SchemaLoader, SchemaLoaderError } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const result = await new SchemaLoader(schema, executor).loadFromFile('parts.json');
 * const [first] = result.errors ?? [];
 * if (first instanceof SchemaLoaderError) console.error(first.message); // File not found: parts.json
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Loading
 */
export declare class SchemaLoaderError extends Error {
  /**
   * Creates an error of the loader family.
   *
   * @param message - What went wrong.
   * @param cause - The error that led to this one.
   */
  constructor(message: string, cause?: unknown);
  /** The error that led to this one. */
  readonly cause?: unknown;
}

/**
 * Added to the `errors` of a load result when BEGIN or COMMIT fails; `loadVertices` and `loadEdges` throw if
 * it is BEGIN.
 *
 * @example
 * ```ts
 * import { SchemaLoader, SchemaLoaderTransactionError } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const { errors = [] } = await new SchemaLoader(schema, executor).loadGraphData({
 *   vertices: {},
 *   edges: {},
 * });
 * const lost = errors.some((each) => each instanceof SchemaLoaderTransactionError);
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Loading
 */
export declare class SchemaLoaderTransactionError extends SchemaLoaderDatabaseError {
  /**
   * Creates an error about the start or end of a load's transaction.
   *
   * @param message - What went wrong.
   * @param originalError - The error of the database layer.
   */
  constructor(message: string, originalError: Error);
}

/**
 * Never created by the library, although exported.
 *
 * @example
 * ```ts
 * import { SchemaLoaderError, TempResourceError } from 'age-schema-client';
 *
 * const error = new TempResourceError(
 *   'The staging table is gone',
 *   new Error('relation does not exist'),
 * );
 * console.log(error instanceof SchemaLoaderError); // true
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Loading
 */
export declare class TempResourceError extends SchemaLoaderError {
  /**
   * Creates an error about a temporary table or function, for errors of your own.
   *
   * @param message - What went wrong.
   * @param originalError - The error of the database layer.
   */
  constructor(message: string, originalError: Error);
  /** The error of the database layer. */
  readonly originalError: Error;
}
