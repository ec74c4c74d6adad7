import type { ConnectionConfig as PgConnectionConfig, PoolClient } from 'pg';

/**
 * One database connection, as {@link PgConnectionManager.getConnection} returns it. {@link QueryExecutor} and
 * {@link TransactionManager} each work on one such connection.
 *
 * @remarks
 * Give it back with {@link PgConnectionManager.releaseConnection}, not with its own `release`.
 * `getConnection` resolves before the AGE helper functions of a new connection exist; see the guide for a
 * safe start.
 * @see [Connection management](guide:architecture/connection-management)
 * @category Connections
 */
export interface Connection {
  /**
   * Exposes the `pg` client behind the connection. Its own `query` rejects with the driver's error, SQLSTATE
   * in `code` included.
   *
   * @returns The `pg` client, untyped.
   */
  getClient?(): any;
  /**
   * Runs one SQL statement.
   *
   * @remarks
   * Failures lose SQLSTATE, detail and constraint, and carry the statement and its parameter values in the
   * message. They are also written to the console.
   * @param text - The statement, or a `pg` query configuration.
   * @param params - Values for `$1`, `$2` and so on.
   * @returns The driver's result, with `rows` and `rowCount`.
   * @throws An internal `ConnectionError` with `type: 'connection'` for every failure, a syntax error
   *   included.
   */
  query(text: any, params?: any[]): Promise<any>;
  /**
   * Releases the client, but skips the clean-up: stored parameters stay, hooks do not run, and the manager
   * still counts the connection as in use. Call {@link PgConnectionManager.releaseConnection} instead.
   */
  release(): void;
}

/**
 * Where and how {@link PgConnectionManager} connects: the configuration of the `pg` driver, with pool,
 * retries and extensions.
 *
 * @remarks
 * `host` and `database` are required at run time, although the type does not say so. With a
 * `connectionString` the pool gets nothing else: `pool`, `ssl` and `applicationName` are then ignored. The
 * driver's `statement_timeout`, `query_timeout`, `options` and `keepAlive` are dropped.
 * @example
 * ```ts
 * import { PgConnectionManager } from 'age-schema-client';
 * import type { ConnectionConfig } from 'age-schema-client';
 *
 * const config: ConnectionConfig = {
 *   host: 'localhost',
 *   database: 'shop',
 *   pool: { max: 5, connectionTimeoutMillis: 5000 },
 *   retry: { maxAttempts: 5, delay: 500 },
 * };
 * const manager = new PgConnectionManager(config);
 * ```
 * @see [Connection options](guide:getting-started/connection-config)
 * @category Connections
 */
export interface ConnectionConfig extends PgConnectionConfig {
  /** No effect: `pg` is the only driver. */
  driver?: DriverOptions;
  /**
   * Initialisers that prepare each new connection, in order. Giving any list replaces the default, the AGE
   * initialiser, which cannot be imported to put it back. An empty list means plain PostgreSQL.
   */
  extensions?: ExtensionInitializer[];
  /** Session settings. `applicationName` and `searchPath` have an effect; the time limits do not. */
  pgOptions?: PgConnectionOptions;
  /** Size and time limits of the pool. */
  pool?: PoolConfig;
  /** How often and how soon to retry when connecting. It does not apply to queries. */
  retry?: RetryConfig;
}

/** What a connection hook receives. */
export interface ConnectionEvent {
  /** Further details. */
  data?: any;
  /** What went wrong, for `error` events. */
  error?: Error;
  /** State of the connection. */
  state: ConnectionState;
  /** When it happened, in milliseconds since 1970. */
  timestamp: number;
  /** Kind of the event. */
  type: 'connect' | 'disconnect' | 'error' | 'status';
}

/** A function called around connecting and releasing. Its exceptions are logged and ignored. */
export type ConnectionHook = (connection: Connection, event: ConnectionEvent) => Promise<void> | void;

/** Hooks by name; one function each. */
export interface ConnectionHooks {
  /** After every checkout from the pool, not only for new connections; awaited. */
  afterConnect?: ConnectionHook;
  /** After the client has gone back to the pool. */
  afterDisconnect?: ConnectionHook;
  /** Before each attempt to connect; the connection is null. */
  beforeConnect?: ConnectionHook;
  /** Before the clean-up of a connection that is given back. */
  beforeDisconnect?: ConnectionHook;
  /** After a failed `query` of a connection. Idle connections that break do not trigger it. */
  onError?: ConnectionHook;
}

/** The interface that {@link PgConnectionManager} implements. */
export interface ConnectionManager {
  /** Releases all connections and ends the pool. */
  closeAll(): Promise<void>;
  /**
   * Takes a connection from the pool.
   *
   * @returns The connection.
   */
  getConnection(): Promise<Connection>;
  /**
   * Counts the pool's connections.
   *
   * @returns The counts.
   */
  getPoolStats(): PoolStats;
  /**
   * Registers functions to be called around connecting and releasing.
   *
   * @param hooks - The functions by name.
   */
  registerHooks(hooks: ConnectionHooks): void;
  /**
   * Gives a connection back.
   *
   * @param connection - A connection of this manager.
   */
  releaseConnection(connection: Connection): Promise<void>;
}

/** States of a connection. */
export declare enum ConnectionState {
  /** Handed out. */
  ACTIVE = 'active',
  /** Given back or ended. */
  CLOSED = 'closed',
  /** Failed. */
  ERROR = 'error',
  /** In the pool. */
  IDLE = 'idle',
}

/** Kinds of errors of the database layer. */
export declare enum DatabaseErrorType {
  /** A failed connection, a wrong configuration, or any failed SQL statement. */
  CONNECTION = 'connection',
  /** Ending the pool failed, or was requested twice. */
  POOL = 'pool',
  /** Failed Cypher or COPY. */
  QUERY = 'query',
  /** The time limit of `executeSQL` has passed; the statement may still complete. */
  TIMEOUT = 'timeout',
  /** A transaction could not begin or end, or was in the wrong state; also failures of `ensureAgeSetup`. */
  TRANSACTION = 'transaction',
  /** Anything else. */
  UNKNOWN = 'unknown',
}

/** Choice of driver. No effect: there is only one. */
export interface DriverOptions {
  /**
   * Name of the driver.
   * @defaultValue `DriverType.PG`
   */
  type?: DriverType;
  /** Further settings; ignored. */
  [key: string]: any;
}

/** Available drivers. */
export declare enum DriverType {
  /** The `pg` package. */
  PG = 'pg',
}

/**
 * Prepares each new connection, and cleans it up before it goes back to the pool. A plain object with these
 * members will do.
 */
export interface ExtensionInitializer {
  /** Name used in log messages. */
  readonly name: string;
  /**
   * Called each time a connection is given back. A failure is only logged.
   *
   * @param client - Client that goes back to the pool.
   * @param config - Configuration of the manager.
   */
  cleanup?(client: PoolClient, config: ConnectionConfig): Promise<void>;
  /**
   * Called once for each new connection. Send everything in one query: only the first one is ordered before
   * user statements. A failure is only logged, and extensions further down the list are skipped.
   *
   * @param client - New client.
   * @param config - Configuration of the manager.
   */
  initialize(client: PoolClient, config: ConnectionConfig): Promise<void>;
}

/** Session settings of a connection. */
export interface PgConnectionOptions {
  /** Name shown in the server's list of sessions. */
  applicationName?: string;
  /** No effect. Set `idle_in_transaction_session_timeout` in the hook `afterConnect`. */
  idleInTransactionSessionTimeout?: number;
  /** No effect. Set `statement_timeout` in the hook `afterConnect`. */
  queryTimeout?: number;
  /**
   * Search path of each new connection, set by the AGE initialiser; `ag_catalog` is put in front if it is
   * missing.
   * @defaultValue `ag_catalog, "$user", public`
   */
  searchPath?: string;
  /** No effect. Set `statement_timeout` in the hook `afterConnect`. */
  statementTimeout?: number;
}

/** Size and time limits of the pool. Other settings of `pg` pools are dropped. */
export interface PoolConfig {
  /**
   * Whether Node may exit while idle connections are open.
   * @defaultValue `false`
   */
  allowExitOnIdle?: boolean;
  /**
   * How long an attempt waits for a connection, in milliseconds. By default it waits for ever: set a limit.
   */
  connectionTimeoutMillis?: number;
  /**
   * How long an idle connection stays open, in milliseconds.
   * @defaultValue `10000`
   */
  idleTimeoutMillis?: number;
  /**
   * Maximum number of connections.
   * @defaultValue `10`
   */
  max?: number;
}

/** Counts of a pool's connections. */
export interface PoolStats {
  /** Handed out by the manager. */
  active: number;
  /** Open and free. */
  idle: number;
  /** Maximum number allowed. */
  max: number;
  /** Open, busy or free. */
  total: number;
  /** Requests waiting for one. */
  waiting: number;
}

/** How to retry when connecting. Waits grow by `factor` up to `maxDelay`, and vary by `jitter`. */
export interface RetryConfig {
  /**
   * First wait, in milliseconds.
   * @defaultValue `1000`
   */
  delay?: number;
  /**
   * What the wait is multiplied by after each attempt.
   * @defaultValue `2`
   */
  factor?: number;
  /**
   * Share of the wait by which it varies, from 0 to 1.
   * @defaultValue `0.1`
   */
  jitter?: number;
  /**
   * Total number of attempts. With 0 the call fails at once.
   * @defaultValue `3`
   */
  maxAttempts?: number;
  /**
   * Longest wait, in milliseconds, before `jitter` changes it.
   * @defaultValue `5000`
   */
  maxDelay?: number;
}

/**
 * Naming of edge tables.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 */
export interface SQLEdgeTableOptions {
  /**
   * Whether the table has the columns `created_at` and `updated_at`.
   * @defaultValue `true`
   */
  includeMetadata?: boolean;
  /**
   * Name of the UUID key column.
   * @defaultValue `'id'`
   */
  primaryKeyColumn?: string;
  /**
   * Name of the column with the vertex that the edge leaves.
   * @defaultValue `'source_id'`
   */
  sourceIdColumn?: string;
  /**
   * Prefix of table names. Keep the default: foreign keys are derived from it.
   * @defaultValue `'e_'`
   */
  tablePrefix?: string;
  /**
   * Name of the column with the vertex that the edge reaches.
   * @defaultValue `'target_id'`
   */
  targetIdColumn?: string;
}

/**
 * One condition of a SELECT. Several are joined by AND.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 */
export interface SQLFilterCondition {
  /** How to compare. It goes into the text as it is: never take it from untrusted input. */
  operator: SQLFilterOperator;
  /** Property to compare, other than `id`, which throws. */
  property: string;
  /** Value to compare with, or a list for `IN`; sent as a parameter. */
  value: any;
}

/**
 * Operators of `SQLFilterCondition`.
 *
 * @remarks
 * They go into the SQL text as they are. In {@link VertexOperations.getVerticesByLabel} they are turned into
 * Cypher; of the operators that are words, only `LIKE` works there.
 * @see [Schema manager](guide:api-reference/schema-manager)
 */
export declare enum SQLFilterOperator {
  /** Equal to the value. */
  EQUALS = '=',
  /** Greater than the value. */
  GREATER_THAN = '>',
  /** Greater than or equal to the value. */
  GREATER_THAN_OR_EQUALS = '>=',
  /** Equal to one of a list of values. An empty list is a syntax error. */
  IN = 'IN',
  /** Has a value; `value` is ignored. */
  IS_NOT_NULL = 'IS NOT NULL',
  /** Has no value; `value` is ignored. */
  IS_NULL = 'IS NULL',
  /** Less than the value. */
  LESS_THAN = '<',
  /** Less than or equal to the value. */
  LESS_THAN_OR_EQUALS = '<=',
  /** Matches the pattern with `%` and `_`. In vertex operations it means "contains", without wildcards. */
  LIKE = 'LIKE',
  /** Not equal to the value. */
  NOT_EQUALS = '<>',
  /** Equal to none of a list of values. */
  NOT_IN = 'NOT IN',
  /** Does not match the pattern. */
  NOT_LIKE = 'NOT LIKE',
}

/** One sort key of a SELECT. */
export interface SQLOrderBy {
  /** Smallest or greatest first. It goes into the text as it is: never take it from untrusted input. */
  direction: SQLOrderDirection;
  /** Property to sort by. */
  property: string;
}

/**
 * Directions of `SQLOrderBy`.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 */
export declare enum SQLOrderDirection {
  /** Smallest first. */
  ASC = 'ASC',
  /** Greatest first. */
  DESC = 'DESC',
}

/** Values for the placeholders of a statement: the first one fills `$1`. */
export type SQLParameters = any[];

/**
 * Filters, order and paging of a SELECT.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 */
export interface SQLQueryOptions {
  /** Conditions, all of which must hold. */
  filters?: SQLFilterCondition[];
  /** Maximum number of rows. */
  limit?: number;
  /** Rows to skip at the start. */
  offset?: number;
  /** Sort keys, in order of precedence. */
  orderBy?: SQLOrderBy[];
  /** No effect: nothing reads it. Give each sort key its own direction. */
  orderDirection?: SQLOrderDirection;
}

/**
 * A statement and its values, ready for {@link QueryExecutor.executeSQL}.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 */
export interface SQLResult {
  /** Values for the placeholders, by position. */
  params: SQLParameters;
  /** The statement, with `$1`, `$2` and so on. */
  sql: string;
}

/**
 * Commands of {@link SQLGenerator.generateTransactionSQL}.
 *
 * @see [Transaction](guide:api-reference/transaction)
 */
export declare enum SQLTransactionType {
  /** Starts a transaction. */
  BEGIN = 'BEGIN',
  /** Keeps what the transaction did. */
  COMMIT = 'COMMIT',
  /** Removes a savepoint and keeps what was done since then. */
  RELEASE = 'RELEASE SAVEPOINT',
  /** Undoes what the transaction did. */
  ROLLBACK = 'ROLLBACK',
  /** Marks a point to roll back to. */
  SAVEPOINT = 'SAVEPOINT',
}

/**
 * Naming of vertex tables.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 */
export interface SQLVertexTableOptions {
  /**
   * Whether the table has the columns `created_at` and `updated_at`.
   * @defaultValue `true`
   */
  includeMetadata?: boolean;
  /**
   * Name of the UUID key column.
   * @defaultValue `'id'`
   */
  primaryKeyColumn?: string;
  /**
   * Prefix of table names.
   * @defaultValue `'v_'`
   */
  tablePrefix?: string;
}
