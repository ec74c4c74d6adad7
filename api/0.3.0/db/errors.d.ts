import type { DatabaseErrorType } from './types';

/**
 * Base class of the errors that the database layer throws: failed connections, SQL, Cypher, transactions,
 * timeouts.
 *
 * @remarks
 * Its subclasses are not exported; tell them apart by `name` or `type`. A failed SQL statement has
 * `type: 'connection'`, failed Cypher `type: 'query'`. The error has no SQLSTATE, and the message contains the
 * statement and its parameter values.
 * @example
 * ```ts
 * import { DatabaseError } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * // ---cut-end---
 * try {
 *   await executor.executeCypher('MATCH (p:Part) RETURN p.name AS name', {}, 'no_such_graph');
 * } catch (error) {
 *   if (error instanceof DatabaseError) console.error(error.name, error.type);
 * }
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Connections
 */
export declare class DatabaseError extends Error {
  /**
   * Creates an error of the database layer.
   *
   * @param message - What went wrong.
   * @param type - Kind of the error. Default: `DatabaseErrorType.UNKNOWN`.
   * @param originalError - The error that led to this one.
   * @param data - Details, such as the statement and its parameters.
   */
  constructor(message: string, type?: DatabaseErrorType, originalError?: Error, data?: any);
  /**
   * Details: `query` and `params` of a failed statement; for Cypher, also `graphName` and `sql`. It may hold
   * values that do not belong in a log.
   */
  readonly data?: any;
  /**
   * The error that led to this one. For a failed connection, that is the driver's error with `code`; for
   * failed SQL, a copy of the driver's error without SQLSTATE.
   */
  readonly originalError?: Error;
  /** Kind of the error: `connection`, `query`, `transaction`, `timeout`, `pool` or `unknown`. */
  readonly type: DatabaseErrorType;
}
