import type { Connection } from './types';

/** @category Connections */
export declare class QueryExecutor {
  /** @param logger - Default: `new DefaultQueryLogger()`. */
  constructor(connection: Connection, logger?: QueryLogger);
  beginTransaction(): Promise<any>;
  /** @param options - Default: `{}`. */
  executeCopyFrom(
    sql: string,
    data: string,
    options?: QueryOptions & { transaction?: any },
  ): Promise<QueryResult<any>>;
  /** @param options - Default: `{}`. */
  executeCypher<T = any>(
    cypher: string,
    params?: Record<string, any>,
    graphName?: string,
    options?: QueryOptions,
  ): Promise<QueryResult<T>>;
  /** @param options - Default: `{}`. */
  executeSQL<T = any>(sql: string, params?: any[], options?: QueryOptions): Promise<QueryResult<T>>;
  transformResult<T, R>(result: QueryResult<T>, transformer: (row: T) => R): R[];
}

/** @category Connections */
export interface QueryOptions {
  maxRetries?: number;
  name?: string;
  retryDelay?: number;
  rowMode?: 'object' | 'array';
  timeout?: number;
  transaction?: any;
}

/** @category Connections */
export interface QueryResult<T = any> {
  command: string;
  fields: QueryResultField[];
  oid: number;
  rowCount: number;
  rows: T[];
}

export declare class DefaultQueryLogger {
  constructor();
  debug(message: string, data?: any): void;
  logError(query: string, params: any[], duration: number, error: Error): void;
  logQuery(query: string, params: any[], duration: number, result?: QueryResult): void;
}

export interface QueryLogger {
  debug?(message: string, data?: any): void;
  logError(query: string, params: any[], duration: number, error: Error): void;
  logQuery(query: string, params: any[], duration: number, result?: QueryResult): void;
}

export interface QueryResultField {
  columnID: number;
  dataTypeID: number;
  dataTypeModifier: number;
  dataTypeSize: number;
  format: string;
  name: string;
  tableID: number;
}
