/**
 * Base class of the core errors. It carries an {@link ErrorCode} and, where one is known, the error that led
 * to it.
 *
 * @remarks
 * Failures of SQL and Cypher do not arrive as this class. The database layer has errors of its own, which
 * carry `type` instead of `code`; tell them apart by `error.name` and `error.type`.
 * @example
 * ```ts
 * import { BaseError, ErrorCode } from 'age-schema-client';
 *
 * function describe(error: unknown): string {
 *   if (error instanceof BaseError && error.code === ErrorCode.SCHEMA_VALIDATION_ERROR) {
 *     return `The data does not fit the schema: ${error.message}`;
 *   }
 *   return String(error);
 * }
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Core
 */
export declare class BaseError extends Error {
  /**
   * Creates an error with a code.
   *
   * @param message - What went wrong, in words for the developer.
   * @param code - Machine-readable kind of the error.
   * @param cause - The error or value that led to this one.
   */
  constructor(message: string, code: ErrorCode, cause?: unknown);
  /** The error or value that led to this one, if any. */
  readonly cause?: unknown;
  /** Kind of the error; branch on this rather than on the message. */
  readonly code: ErrorCode;
}

/**
 * Error of the library's internal batch loader, with the place of the failure in `context`.
 *
 * @remarks
 * No exported class throws it: the batch loader that does is internal. {@link SchemaLoader} and
 * {@link BatchOperations} report their failures in other ways.
 * @example
 * ```ts
 * import { BatchLoaderError } from 'age-schema-client';
 *
 * const error = new BatchLoaderError('Edge has no end', {
 *   phase: 'edges',
 *   type: 'SUPPLIES',
 *   index: 4,
 * });
 * console.log(error.context?.index); // 4
 * ```
 * @see [Bulk loading](guide:how-to-guides/bulk-loading)
 * @category Core
 */
export declare class BatchLoaderError extends BaseError {
  /**
   * Creates an error with code `BATCH_LOADER_ERROR`.
   *
   * @param message - What went wrong.
   * @param context - Where in the load it went wrong.
   * @param cause - The error that led to this one.
   */
  constructor(message: string, context?: BatchLoaderErrorContext, cause?: unknown);
  /** Where in the load it went wrong: phase, label, row, statement. */
  readonly context?: BatchLoaderErrorContext;
}

/**
 * Never thrown by the library, although exported. A failed connection arrives as an internal error with the
 * same name; recognise that one by `error.name === 'ConnectionError'` and `error.type === 'connection'`.
 *
 * @remarks
 * `instanceof` with this class is always false for errors that come from the library. Every failed SQL
 * statement, whatever the cause, is also wrapped in the internal `ConnectionError`.
 * @example
 * ```ts
 * import { PgConnectionManager } from 'age-schema-client';
 * // ---cut-start---
 * declare const manager: PgConnectionManager;
 * // ---cut-end---
 * try {
 *   await manager.getConnection();
 * } catch (error) {
 *   if (error instanceof Error && error.name === 'ConnectionError') {
 *     console.error('No connection:', error.message);
 *   }
 * }
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Core
 */
export declare class ConnectionError extends BaseError {
  /**
   * Creates an error with code `CONNECTION_ERROR`, for errors of your own.
   *
   * @param message - What went wrong.
   * @param cause - The error that led to this one.
   */
  constructor(message: string, cause?: unknown);
}

/**
 * Never thrown by the library, although exported. Failed Cypher arrives as an internal error with the same
 * name; recognise that one by `error.name === 'QueryError'` and `error.type === 'query'`.
 *
 * @remarks
 * `instanceof` with this class is always false for errors that come from the library. The internal error
 * carries `data` with the Cypher, its parameters, the graph name and the SQL, so keep it out of logs that
 * outsiders can read.
 * @example
 * ```ts
 * // ---cut-start---
 * import type { QueryExecutor } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * // ---cut-end---
 * try {
 *   await executor.executeCypher('MATCH (p:Part) RETRUN p', {}, 'bicycle');
 * } catch (error) {
 *   if (error instanceof Error && error.name === 'QueryError') {
 *     console.error('The Cypher was refused');
 *   }
 * }
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Core
 */
export declare class QueryError extends BaseError {
  /**
   * Creates an error with code `QUERY_ERROR`, for errors of your own.
   *
   * @param message - What went wrong.
   * @param cause - The error that led to this one.
   */
  constructor(message: string, cause?: unknown);
}

/**
 * Never thrown by the library, although exported. A failed BEGIN, COMMIT or ROLLBACK arrives as an internal
 * error with the same name; recognise that one by `error.name === 'TransactionError'` and
 * `error.type === 'transaction'`.
 *
 * @remarks
 * `instanceof` with this class is always false for errors that come from the library.
 * @example
 * ```ts
 * import { TransactionManager } from 'age-schema-client';
 * // ---cut-start---
 * import type { Connection } from 'age-schema-client';
 * declare const connection: Connection;
 * // ---cut-end---
 * try {
 *   await new TransactionManager(connection).withTransaction(async () => {
 *     await connection.query('SELECT 1');
 *   });
 * } catch (error) {
 *   if (error instanceof Error && error.name === 'TransactionError') {
 *     console.error('The transaction could not begin or end');
 *   }
 * }
 * ```
 * @see [Transaction](guide:api-reference/transaction)
 * @category Core
 */
export declare class TransactionError extends BaseError {
  /**
   * Creates an error with code `TRANSACTION_ERROR`, for errors of your own.
   *
   * @param message - What went wrong.
   * @param cause - The error that led to this one.
   */
  constructor(message: string, cause?: unknown);
}

/**
 * Thrown when data or arguments do not fit the schema: by {@link VertexOperations} and {@link EdgeOperations}
 * for a wrong label, property or graph name, and by {@link SchemaMigrationExecutor} for a plan that loses
 * data.
 *
 * @remarks
 * {@link SchemaValidator} and {@link SchemaParser} throw errors of another family:
 * {@link SchemaValidationError}, which has no `code`.
 * @example
 * ```ts
 * import { ValidationError, VertexOperations } from 'age-schema-client';
 * // ---cut-start---
 * import type { SchemaDefinition } from 'age-schema-client';
 * declare const parts: VertexOperations<SchemaDefinition>;
 * // ---cut-end---
 * try {
 *   await parts.createVertex('Part', { sku: 'SP-02', name: 'Spoke', cost: 'a quarter' });
 * } catch (error) {
 *   if (error instanceof ValidationError) console.error(error.code, error.message);
 * }
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Core
 */
export declare class ValidationError extends BaseError {
  /**
   * Creates an error with code `SCHEMA_VALIDATION_ERROR`. The message gets the prefix `Validation failed: `.
   *
   * @param message - What does not fit, without the prefix.
   * @param cause - The error that led to this one.
   */
  constructor(message: string, cause?: unknown);
}

/**
 * Kinds of {@link BaseError}. Of these, only `SCHEMA_VALIDATION_ERROR` reaches users of the exported classes;
 * errors of SQL and Cypher carry no code.
 *
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Core
 */
export declare enum ErrorCode {
  /** Set by {@link BatchLoaderError}; only the internal batch loader throws it. */
  BATCH_LOADER_ERROR = 'BATCH_LOADER_ERROR',
  /** Set by the exported {@link ConnectionError}, which the library itself never throws. */
  CONNECTION_ERROR = 'CONNECTION_ERROR',
  /** Set by the exported {@link QueryError}, which the library itself never throws. */
  QUERY_ERROR = 'QUERY_ERROR',
  /** Set by {@link ValidationError}: labels, properties, graph names, or a migration plan that loses data. */
  SCHEMA_VALIDATION_ERROR = 'SCHEMA_VALIDATION_ERROR',
  /** Set by the exported {@link TransactionError}, which the library itself never throws. */
  TRANSACTION_ERROR = 'TRANSACTION_ERROR',
  /** Used nowhere in the library; free for errors of your own. */
  UNKNOWN_ERROR = 'UNKNOWN_ERROR',
}

/**
 * Where a batch load failed. Every field is optional: only what is known is set.
 * @see [Bulk loading](guide:how-to-guides/bulk-loading)
 * @category Core
 */
export interface BatchLoaderErrorContext {
  /** The row that could not be loaded. */
  data?: any;
  /** Position of the row in its array, counted from 0. */
  index?: number;
  /** Step of the load that failed. */
  phase?: 'validation' | 'vertices' | 'edges' | 'transaction' | 'cleanup';
  /** The statement that failed. */
  sql?: string;
  /** Vertex or edge label being loaded. */
  type?: string;
}
