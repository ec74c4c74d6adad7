import type { PoolClient } from 'pg';
import type { ConnectionConfig } from './types';

export declare class AgeExtensionInitializer {
  constructor();
  readonly name: 'Apache AGE';
  cleanup(client: PoolClient, config: ConnectionConfig): Promise<void>;
  initialize(client: PoolClient, config: ConnectionConfig): Promise<void>;
}

export declare class PgVectorExtensionInitializer {
  constructor();
  readonly name: 'pgvector';
  initialize(client: PoolClient, config: ConnectionConfig): Promise<void>;
}

export declare class PostGISExtensionInitializer {
  constructor();
  readonly name: 'PostGIS';
  initialize(client: PoolClient, config: ConnectionConfig): Promise<void>;
}

export declare class SearchPathInitializer {
  constructor(additionalSchemas: string[]);
  readonly name: 'Search Path';
  initialize(client: PoolClient, config: ConnectionConfig): Promise<void>;
}
