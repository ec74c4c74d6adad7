import type {
  Connection,
  ConnectionConfig,
  ConnectionEvent,
  ConnectionHooks,
  ConnectionManager,
  PoolStats,
} from './types';

/** @category Connections */
export declare class PgConnectionManager implements ConnectionManager {
  constructor(config: ConnectionConfig);
  closeAll(): Promise<void>;
  getConnection(): Promise<Connection>;
  getPoolStats(): PoolStats;
  registerHooks(hooks: ConnectionHooks): void;
  releaseAllConnections(): Promise<void>;
  releaseConnection(connection: Connection): Promise<void>;
  triggerHook(hookName: keyof ConnectionHooks, connection: Connection, event: ConnectionEvent): Promise<void>;
}
