import type { PoolClient } from 'pg';
import type { ConnectionConfig } from './types';

/**
 * Prepares a connection for AGE; the default initialiser. It loads the extension, sets the search path and
 * creates the session table and functions for parameters.
 */
export declare class AgeExtensionInitializer {
  /** Makes the initialiser. */
  constructor();
  /** Name used in log messages. */
  readonly name: 'Apache AGE';
  /**
   * Empties the session table `age_params`.
   *
   * @param client - Client that goes back to the pool.
   * @param _config - Configuration of the manager.
   */
  cleanup(client: PoolClient, _config: ConnectionConfig): Promise<void>;
  /**
   * Sends the set-up. Only its first statement is ordered before your own queries; failures are logged.
   *
   * @param client - New client.
   * @param _config - Configuration of the manager.
   */
  initialize(client: PoolClient, _config: ConnectionConfig): Promise<void>;
}

/** Prepares a connection for pgvector. Not exported. */
export declare class PgVectorExtensionInitializer {
  /** Makes the initialiser. */
  constructor();
  /** Name used in log messages. */
  readonly name: 'pgvector';
  /**
   * Sends the set-up.
   *
   * @param client - New client.
   * @param _config - Configuration of the manager.
   */
  initialize(client: PoolClient, _config: ConnectionConfig): Promise<void>;
}

/** Prepares a connection for PostGIS. Not exported. */
export declare class PostGISExtensionInitializer {
  /** Makes the initialiser. */
  constructor();
  /** Name used in log messages. */
  readonly name: 'PostGIS';
  /**
   * Sends the set-up.
   *
   * @param client - New client.
   * @param _config - Configuration of the manager.
   */
  initialize(client: PoolClient, _config: ConnectionConfig): Promise<void>;
}

/** Adds schemas to the search path of a connection. Not exported. */
export declare class SearchPathInitializer {
  /**
   * Makes the initialiser.
   *
   * @param additionalSchemas - Schemas to add.
   */
  constructor(additionalSchemas: string[]);
  /** Name used in log messages. */
  readonly name: 'Search Path';
  /**
   * Sends the search path.
   *
   * @param client - New client.
   * @param _config - Configuration of the manager.
   */
  initialize(client: PoolClient, _config: ConnectionConfig): Promise<void>;
}
