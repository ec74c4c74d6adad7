/** @category Loading */
export declare class SchemaLoaderDatabaseError extends SchemaLoaderError {
  constructor(message: string, originalError: Error);
  readonly originalError: Error;
}

/** @category Loading */
export declare class SchemaLoaderError extends Error {
  constructor(message: string, cause?: unknown);
  readonly cause?: unknown;
}

/** @category Loading */
export declare class SchemaLoaderTransactionError extends SchemaLoaderDatabaseError {
  constructor(message: string, originalError: Error);
}

/** @category Loading */
export declare class TempResourceError extends SchemaLoaderError {
  constructor(message: string, originalError: Error);
  readonly originalError: Error;
}
