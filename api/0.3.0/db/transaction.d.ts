import type { Connection } from './types';

/** @category Connections */
export declare class TransactionManager {
  constructor(connection: Connection);
  /** @param options - Default: `{}`. */
  beginTransaction(options?: TransactionOptions): Promise<Transaction>;
  ensureAgeSetup(): Promise<void>;
  getCurrentIsolationLevel(): Promise<IsolationLevel>;
  /** @param options - Default: `{}`. */
  withAgeTransaction<T>(
    callback: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** @param options - Default: `{}`. */
  withTransaction<T>(
    callback: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
}

export declare enum IsolationLevel {
  READ_COMMITTED = 'READ COMMITTED',
  READ_UNCOMMITTED = 'READ UNCOMMITTED',
  REPEATABLE_READ = 'REPEATABLE READ',
  SERIALIZABLE = 'SERIALIZABLE',
}

export declare class Transaction {
  /**
   * @param options - Default: `{}`.
   * @param nestingLevel - Default: `0`.
   */
  constructor(connection: Connection, options?: TransactionOptions, nestingLevel?: number);
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** @param options - Default: `{}`. */
  createNestedTransaction(options?: TransactionOptions): Transaction;
  getInfo(): TransactionInfo;
  isActive(): boolean;
  isCommitted(): boolean;
  isRolledBack(): boolean;
  rollback(): Promise<void>;
}

export interface TransactionInfo {
  deferrable: boolean;
  endTime?: number;
  id: string;
  isolationLevel: IsolationLevel;
  nestingLevel: number;
  readOnly: boolean;
  startTime: number;
  status: TransactionStatus;
}

export interface TransactionOptions {
  deferrable?: boolean;
  isolationLevel?: IsolationLevel;
  readOnly?: boolean;
  timeout?: number;
}

export declare enum TransactionStatus {
  ACTIVE = 'active',
  COMMITTED = 'committed',
  ERROR = 'error',
  ROLLED_BACK = 'rolled_back',
}
