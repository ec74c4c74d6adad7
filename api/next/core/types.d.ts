/** @category Core */
export interface ClientConfig {
  connection: ConnectionConfig;
  query?: QueryConfig;
  schema?: SchemaConfig;
}

/** @category Core */
export interface QueryConfig {
  maxRetries?: number;
  retryDelay?: number;
  timeout?: number;
}

/** @category Core */
export interface SchemaConfig {
  path?: string;
  schema?: unknown;
  validation?: ValidationOptions;
}

/** @category Core */
export interface SSLConfig {
  ca?: string;
  cert?: string;
  key?: string;
  rejectUnauthorized?: boolean;
}

/** @category Core */
export interface ValidationOptions {
  ignoreUnknown?: boolean;
  strict?: boolean;
}

export interface ConnectionConfig {
  database: string;
  host: string;
  password: string;
  pgOptions?: {
    applicationName?: string;
    idleInTransactionSessionTimeout?: number;
    queryTimeout?: number;
    searchPath?: string;
    statementTimeout?: number;
  };
  port: number;
  ssl?: boolean | SSLConfig;
  user: string;
}
