import type { ConnectionConfig as PgConnectionConfig, PoolClient } from 'pg';

/** @category Connections */
export interface Connection {
  getClient?(): any;
  query(text: any, params?: any[]): Promise<any>;
  release(): void;
}

/** @category Connections */
export interface ConnectionConfig extends PgConnectionConfig {
  driver?: DriverOptions;
  extensions?: ExtensionInitializer[];
  pgOptions?: PgConnectionOptions;
  pool?: PoolConfig;
  retry?: RetryConfig;
}

export interface ConnectionEvent {
  data?: any;
  error?: Error;
  state: ConnectionState;
  timestamp: number;
  type: 'connect' | 'disconnect' | 'error' | 'status';
}

export type ConnectionHook = (connection: Connection, event: ConnectionEvent) => Promise<void> | void;

export interface ConnectionHooks {
  afterConnect?: ConnectionHook;
  afterDisconnect?: ConnectionHook;
  beforeConnect?: ConnectionHook;
  beforeDisconnect?: ConnectionHook;
  onError?: ConnectionHook;
}

export interface ConnectionManager {
  closeAll(): Promise<void>;
  getConnection(): Promise<Connection>;
  getPoolStats(): PoolStats;
  registerHooks(hooks: ConnectionHooks): void;
  releaseConnection(connection: Connection): Promise<void>;
}

export declare enum ConnectionState {
  ACTIVE = 'active',
  CLOSED = 'closed',
  ERROR = 'error',
  IDLE = 'idle',
}

export declare enum DatabaseErrorType {
  CONNECTION = 'connection',
  POOL = 'pool',
  QUERY = 'query',
  TIMEOUT = 'timeout',
  TRANSACTION = 'transaction',
  UNKNOWN = 'unknown',
}

export interface DriverOptions {
  type?: DriverType;
  [key: string]: any;
}

export declare enum DriverType {
  PG = 'pg',
}

export interface ExtensionInitializer {
  readonly name: string;
  cleanup?(client: PoolClient, config: ConnectionConfig): Promise<void>;
  initialize(client: PoolClient, config: ConnectionConfig): Promise<void>;
}

export interface PgConnectionOptions {
  applicationName?: string;
  idleInTransactionSessionTimeout?: number;
  queryTimeout?: number;
  searchPath?: string;
  statementTimeout?: number;
}

export interface PoolConfig {
  allowExitOnIdle?: boolean;
  connectionTimeoutMillis?: number;
  idleTimeoutMillis?: number;
  max?: number;
}

export interface PoolStats {
  active: number;
  idle: number;
  max: number;
  total: number;
  waiting: number;
}

export interface RetryConfig {
  delay?: number;
  factor?: number;
  jitter?: number;
  maxAttempts?: number;
  maxDelay?: number;
}

export interface SQLEdgeTableOptions {
  includeMetadata?: boolean;
  primaryKeyColumn?: string;
  sourceIdColumn?: string;
  tablePrefix?: string;
  targetIdColumn?: string;
}

export interface SQLFilterCondition {
  operator: SQLFilterOperator;
  property: string;
  value: any;
}

export declare enum SQLFilterOperator {
  EQUALS = '=',
  GREATER_THAN = '>',
  GREATER_THAN_OR_EQUALS = '>=',
  IN = 'IN',
  IS_NOT_NULL = 'IS NOT NULL',
  IS_NULL = 'IS NULL',
  LESS_THAN = '<',
  LESS_THAN_OR_EQUALS = '<=',
  LIKE = 'LIKE',
  NOT_EQUALS = '<>',
  NOT_IN = 'NOT IN',
  NOT_LIKE = 'NOT LIKE',
}

export interface SQLOrderBy {
  direction: SQLOrderDirection;
  property: string;
}

export declare enum SQLOrderDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}

export type SQLParameters = any[];

export interface SQLQueryOptions {
  filters?: SQLFilterCondition[];
  limit?: number;
  offset?: number;
  orderBy?: SQLOrderBy[];
  orderDirection?: SQLOrderDirection;
}

export interface SQLResult {
  params: SQLParameters;
  sql: string;
}

export declare enum SQLTransactionType {
  BEGIN = 'BEGIN',
  COMMIT = 'COMMIT',
  RELEASE = 'RELEASE SAVEPOINT',
  ROLLBACK = 'ROLLBACK',
  SAVEPOINT = 'SAVEPOINT',
}

export interface SQLVertexTableOptions {
  includeMetadata?: boolean;
  primaryKeyColumn?: string;
  tablePrefix?: string;
}
