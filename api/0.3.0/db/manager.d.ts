import type {
  Connection,
  ConnectionConfig,
  ConnectionEvent,
  ConnectionHooks,
  ConnectionManager,
  PoolStats,
} from './types';

/**
 * Hands out connections from a `pg` pool and prepares each new one for AGE: it loads the extension, sets the
 * search path, and creates the session table and the functions that carry parameters into Cypher.
 *
 * @remarks
 * That preparation is not awaited, and its failures are only logged: `getConnection` succeeds even where AGE
 * is missing. It creates neither the extension nor a graph. Releasing does not roll back, so end your
 * transaction first. If the server drops a connection that is handed out, the unhandled `error` event of its
 * client ends the process; listen to it, as below.
 * @example
 * ```ts
 * import { PgConnectionManager } from 'age-schema-client';
 *
 * const manager = new PgConnectionManager({
 *   host: 'localhost',
 *   port: 5432,
 *   database: 'shop',
 *   user: 'app',
 *   password: 'secret',
 *   pool: { max: 5, connectionTimeoutMillis: 5000 },
 * });
 * const connection = await manager.getConnection();
 * connection
 *   .getClient?.()
 *   .on('error', (error: Error) => console.error('Connection lost:', error.message));
 * try {
 *   const { rows } = await connection.query(
 *     'SELECT count(*) AS graphs FROM ag_catalog.ag_graph',
 *   );
 *   console.log(rows[0].graphs);
 * } finally {
 *   await manager.releaseConnection(connection);
 *   await manager.closeAll();
 * }
 * ```
 * @see [Connection options](guide:getting-started/connection-config)
 * @see [Connection management](guide:architecture/connection-management)
 * @category Connections
 */
export declare class PgConnectionManager implements ConnectionManager {
  /**
   * Makes the pool. Nothing connects yet.
   *
   * @remarks
   * The configuration object is changed: `retry`, `driver`, `pgOptions.searchPath` and `connectionString` are
   * written into it.
   * @param config - Where to connect, size of the pool, retries, extensions. `host` and `database` are needed
   *   even beside a `connectionString`.
   * @throws An internal `ConnectionError` when the configuration, its `host` or its `database` is missing.
   */
  constructor(config: ConnectionConfig);
  /**
   * Releases all connections and ends the pool. Call it once, when the process stops.
   *
   * @remarks
   * With the AGE extension it waits for running statements; without an extension that has a `cleanup` it kills them.
   * @throws An internal `PoolError` when called a second time, or when the pool does not end.
   */
  closeAll(): Promise<void>;
  /**
   * Takes a connection from the pool, or opens one.
   *
   * @remarks
   * Any failure is retried: by default three attempts in all, with waits of about one and two seconds. When
   * the pool is exhausted, or the server accepts and stays silent, it waits for ever unless
   * `pool.connectionTimeoutMillis` is set. The helper functions of a first connection may not exist yet when
   * this resolves.
   * @returns The connection. Give it back with {@link PgConnectionManager.releaseConnection}.
   * @throws An internal `ConnectionError` when all attempts failed; its `originalError` is the driver's error
   *   with `code`.
   */
  getConnection(): Promise<Connection>;
  /**
   * Counts the pool's connections.
   *
   * @returns `total`, `idle`, `active`, `waiting` and `max`. `active` counts what this manager handed out.
   */
  getPoolStats(): PoolStats;
  /**
   * Registers functions to be called around connecting and releasing. There is one function per hook: a later
   * one replaces an earlier one.
   *
   * @remarks
   * Exceptions in a hook are logged and ignored, so a hook cannot refuse a connection. `beforeConnect` gets
   * no connection.
   * @param hooks - The functions by name: `beforeConnect`, `afterConnect`, `beforeDisconnect`,
   *   `afterDisconnect`, `onError`.
   * @example
   * ```ts
   * // ---cut-start---
   * import type { PgConnectionManager } from 'age-schema-client';
   * declare const manager: PgConnectionManager;
   * // ---cut-end---
   * manager.registerHooks({
   *   afterConnect: async (connection) => {
   *     await connection.query("SET statement_timeout = '30s'");
   *   },
   * });
   * ```
   */
  registerHooks(hooks: ConnectionHooks): void;
  /**
   * Takes back every connection, even from code that is still using it; its next borrower then shares the
   * client with that code. Meant for shutting down.
   */
  releaseAllConnections(): Promise<void>;
  /**
   * Gives a connection back: the stored parameters are emptied, the hooks run, the client returns to the
   * pool.
   *
   * @remarks
   * No ROLLBACK and no RESET is sent: the next borrower gets an open transaction and changed settings as they
   * are. Release a connection once only.
   * @param connection - A connection of this manager.
   * @throws An internal `ConnectionError` when the object is not one of this manager's connections.
   * @throws `Error` when it was released before.
   */
  releaseConnection(connection: Connection): Promise<void>;
  /**
   * Calls one registered hook by hand. The manager does this itself; there is seldom a reason to.
   *
   * @param hookName - Which hook.
   * @param connection - Connection to pass on.
   * @param event - Event to pass on.
   */
  triggerHook(hookName: keyof ConnectionHooks, connection: Connection, event: ConnectionEvent): Promise<void>;
}
