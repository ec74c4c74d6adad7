import type { Connection } from './types';

/**
 * Runs work in a transaction on one connection.
 *
 * @remarks
 * A transaction object has no query method: run statements on the same connection, or on a
 * {@link QueryExecutor} made from it. Let errors leave the callback. One that is swallowed turns COMMIT into
 * a rollback that nobody reports. Run one transaction at a time on a connection.
 * @example
 * ```ts
 * import { QueryExecutor, TransactionManager } from 'age-schema-client';
 * // ---cut-start---
 * import type { Connection } from 'age-schema-client';
 * declare const connection: Connection;
 * // ---cut-end---
 * const executor = new QueryExecutor(connection);
 * await new TransactionManager(connection).withTransaction(async () => {
 *   await executor.executeCypher(
 *     'MATCH (o:Order {number: $number}) SET o.status = $status',
 *     { number: 'O-1004', status: 'packed' },
 *     'bicycle',
 *   );
 * });
 * ```
 * @see [Transaction](guide:api-reference/transaction)
 * @category Connections
 */
export declare class TransactionManager {
  /**
   * Binds a manager to a connection.
   *
   * @param connection - Connection on which all statements of the transactions run.
   */
  constructor(connection: Connection);
  /**
   * Begins a transaction that you end yourself. {@link TransactionManager.withTransaction} ends it for you.
   *
   * @remarks
   * A timeout sends ROLLBACK from a timer; what you send afterwards runs outside any transaction and stays.
   * @param options - Isolation level, time limit, read-only. Default: `{}`.
   * @returns The running transaction, with `commit()` and `rollback()`.
   * @throws An internal `TransactionError` when BEGIN fails.
   * @example
   * ```ts
   * import { TransactionManager } from 'age-schema-client';
   * // ---cut-start---
   * import type { Connection } from 'age-schema-client';
   * declare const connection: Connection;
   * // ---cut-end---
   * const transaction = await new TransactionManager(connection).beginTransaction();
   * try {
   *   await connection.query('SELECT 1');
   *   await transaction.commit();
   * } catch (error) {
   *   await transaction.rollback();
   *   throw error;
   * }
   * ```
   */
  beginTransaction(options?: TransactionOptions): Promise<Transaction>;
  /**
   * Does not load AGE where it is needed: it sends LOAD only if the extension is missing from the database. A
   * connection from {@link PgConnectionManager} is set up already. It does add `ag_catalog` to the search
   * path, until a rollback.
   *
   * @throws An internal `TransactionError` when a statement fails.
   */
  ensureAgeSetup(): Promise<void>;
  /**
   * Asks the server for the isolation level in force.
   *
   * @returns The level, such as `READ COMMITTED`.
   * @throws An internal `TransactionError` when the query fails.
   */
  getCurrentIsolationLevel(): Promise<IsolationLevel>;
  /**
   * Runs work in a transaction that calls {@link TransactionManager.ensureAgeSetup}. On connections from
   * {@link PgConnectionManager} it adds nothing to {@link TransactionManager.withTransaction}.
   *
   * @typeParam T - What the work returns.
   * @param callback - The work; it gets the transaction.
   * @param options - Isolation level, time limit, read-only. Default: `{}`.
   * @returns What the callback returned, after COMMIT.
   * @throws What the callback threw, after ROLLBACK; an internal `TransactionError` when the set-up, BEGIN or
   *   COMMIT fails.
   */
  withAgeTransaction<T>(
    callback: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * Runs work in a transaction: COMMIT when the callback ends, ROLLBACK when it throws.
   *
   * @remarks
   * A resolved promise does not prove a commit. If an SQL error is caught inside the callback, PostgreSQL
   * turns COMMIT into ROLLBACK; and after a timeout the remaining statements run outside the transaction and
   * stay. The isolation level's enum is not exported: write `'SERIALIZABLE' as never`.
   * @typeParam T - What the work returns.
   * @param callback - The work; it gets the transaction.
   * @param options - Isolation level, time limit, read-only. Default: `{}`.
   * @returns What the callback returned, after COMMIT.
   * @throws What the callback threw, after ROLLBACK; an internal `TransactionError` when BEGIN or COMMIT
   *   fails.
   * @example
   * ```ts
   * import { TransactionManager } from 'age-schema-client';
   * // ---cut-start---
   * import type { Connection, QueryExecutor } from 'age-schema-client';
   * declare const connection: Connection;
   * declare const executor: QueryExecutor;
   * // ---cut-end---
   * const created = await new TransactionManager(connection).withTransaction(
   *   async () => {
   *     const { rows } = await executor.executeCypher(
   *       'CREATE (c:Customer {code: $code, name: $name}) RETURN c.code AS code',
   *       { code: 'CU-05', name: 'Spokeworks' },
   *       'bicycle',
   *     );
   *     return rows.length;
   *   },
   *   { isolationLevel: 'SERIALIZABLE' as never },
   * );
   * ```
   */
  withTransaction<T>(
    callback: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
}

/** Isolation levels of PostgreSQL. Not exported, so a level is written as text with a cast. */
export declare enum IsolationLevel {
  /** Each statement sees what was committed before it began. The default. */
  READ_COMMITTED = 'READ COMMITTED',
  /** The same as `READ COMMITTED` in PostgreSQL. */
  READ_UNCOMMITTED = 'READ UNCOMMITTED',
  /** All statements see what was committed before the first one. */
  REPEATABLE_READ = 'REPEATABLE READ',
  /** As if transactions ran one after the other; some then fail and must be retried. */
  SERIALIZABLE = 'SERIALIZABLE',
}

/** A transaction on a connection. It has no query method: statements run on that connection. */
export declare class Transaction {
  /**
   * Makes a transaction that has not begun. {@link TransactionManager.beginTransaction} makes and begins one.
   *
   * @param connection - Connection to work on.
   * @param options - Isolation level, time limit, read-only. Default: `{}`.
   * @param nestingLevel - 0 for a transaction, more for a savepoint inside one. Default: `0`.
   */
  constructor(connection: Connection, options?: TransactionOptions, nestingLevel?: number);
  /**
   * Sends BEGIN, or SAVEPOINT for a nested one. Needed by hand only for nested transactions.
   *
   * @throws An internal `TransactionError` when it fails.
   */
  begin(): Promise<void>;
  /**
   * Sends COMMIT, or RELEASE SAVEPOINT for a nested one.
   *
   * @throws An internal `TransactionError` when it fails, or when the transaction has ended already.
   */
  commit(): Promise<void>;
  /**
   * Makes a savepoint inside this transaction, on which the options have no effect. Call `begin()` on it
   * first: it calls itself active before that, and a `commit()` without it aborts the outer transaction.
   *
   * @param options - Settings; they have no effect on a savepoint. Default: `{}`.
   * @returns The nested transaction, not yet begun.
   */
  createNestedTransaction(options?: TransactionOptions): Transaction;
  /**
   * Describes the transaction.
   *
   * @returns Its settings, times and status.
   */
  getInfo(): TransactionInfo;
  /**
   * Tells whether the transaction counts as running.
   *
   * @returns True before it has ended.
   */
  isActive(): boolean;
  /**
   * Tells whether COMMIT was sent without an error. After a swallowed SQL error this is true although nothing
   * was stored.
   *
   * @returns True after `commit()`.
   */
  isCommitted(): boolean;
  /**
   * Tells whether it was rolled back.
   *
   * @returns True after `rollback()`, but not after the timeout: the status is then `error`.
   */
  isRolledBack(): boolean;
  /**
   * Sends ROLLBACK, or ROLLBACK TO SAVEPOINT for a nested one.
   *
   * @throws An internal `TransactionError` when it fails, or after a successful `commit()` or `rollback()`.
   */
  rollback(): Promise<void>;
}

/** What is known about a transaction. */
export interface TransactionInfo {
  /** Whether it was begun as DEFERRABLE. */
  deferrable: boolean;
  /** When it ended, in milliseconds since 1970. */
  endTime?: number;
  /** Name of the transaction, made up by the library. */
  id: string;
  /** Its isolation level. */
  isolationLevel: IsolationLevel;
  /** 0 for a transaction, more for a savepoint inside one. */
  nestingLevel: number;
  /** Whether it refuses writes. */
  readOnly: boolean;
  /** When it began, in milliseconds since 1970. */
  startTime: number;
  /** Running, ended or failed. */
  status: TransactionStatus;
}

/** Settings of a transaction. */
export interface TransactionOptions {
  /**
   * Whether a serializable transaction may wait for a safe moment to begin. Sent only with `SERIALIZABLE`;
   * PostgreSQL honours it only together with `readOnly`.
   * @defaultValue `false`
   */
  deferrable?: boolean;
  /**
   * What the transaction sees of others.
   * @defaultValue `READ COMMITTED`
   */
  isolationLevel?: IsolationLevel;
  /**
   * Whether writes are refused.
   * @defaultValue `false`
   */
  readOnly?: boolean;
  /**
   * Time until a timer sends ROLLBACK, in milliseconds; 0 means never. Statements sent later run outside the
   * transaction and stay.
   * @defaultValue `0`
   */
  timeout?: number;
}

/** States of a transaction. */
export declare enum TransactionStatus {
  /** Running, or not begun yet. */
  ACTIVE = 'active',
  /** COMMIT was sent without an error. */
  COMMITTED = 'committed',
  /** A command failed, or the time limit has passed. */
  ERROR = 'error',
  /** ROLLBACK was sent. */
  ROLLED_BACK = 'rolled_back',
}
