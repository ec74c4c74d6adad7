import type { DatabaseErrorType } from './types';

/** @category Connections */
export declare class DatabaseError extends Error {
  /** @param type - Default: `DatabaseErrorType.UNKNOWN`. */
  constructor(message: string, type?: DatabaseErrorType, originalError?: Error, data?: any);
  readonly data?: any;
  readonly originalError?: Error;
  readonly type: DatabaseErrorType;
}
