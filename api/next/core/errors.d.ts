/** @category Core */
export declare class BaseError extends Error {
  constructor(message: string, code: ErrorCode, cause?: unknown);
  readonly cause?: unknown;
  readonly code: ErrorCode;
}

/** @category Core */
export declare class BatchLoaderError extends BaseError {
  constructor(message: string, context?: BatchLoaderErrorContext, cause?: unknown);
  readonly context?: BatchLoaderErrorContext;
}

/** @category Core */
export declare class ConnectionError extends BaseError {
  constructor(message: string, cause?: unknown);
}

/** @category Core */
export declare class QueryError extends BaseError {
  constructor(message: string, cause?: unknown);
}

/** @category Core */
export declare class TransactionError extends BaseError {
  constructor(message: string, cause?: unknown);
}

/** @category Core */
export declare class ValidationError extends BaseError {
  constructor(message: string, cause?: unknown);
}

/** @category Core */
export declare enum ErrorCode {
  BATCH_LOADER_ERROR = 'BATCH_LOADER_ERROR',
  CONNECTION_ERROR = 'CONNECTION_ERROR',
  QUERY_ERROR = 'QUERY_ERROR',
  SCHEMA_VALIDATION_ERROR = 'SCHEMA_VALIDATION_ERROR',
  TRANSACTION_ERROR = 'TRANSACTION_ERROR',
  UNKNOWN_ERROR = 'UNKNOWN_ERROR',
}

/** @category Core */
export interface BatchLoaderErrorContext {
  data?: any;
  index?: number;
  phase?: 'validation' | 'vertices' | 'edges' | 'transaction' | 'cleanup';
  sql?: string;
  type?: string;
}
