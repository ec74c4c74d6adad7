/**
 * Inert: no function in this version takes it. It describes the configuration of the former facade.
 *
 * @remarks
 * To connect, pass a configuration to {@link PgConnectionManager}; to run queries, make a
 * {@link QueryExecutor}.
 * @see [Client](guide:api-reference/client)
 * @category Core
 */
export interface ClientConfig {
  /** Where the database is. */
  connection: ConnectionConfig;
  /** Time limit and retries. Nothing reads it. */
  query?: QueryConfig;
  /** Where the schema comes from. Nothing reads it. */
  schema?: SchemaConfig;
}

/**
 * Inert: nothing reads these settings. For SQL, pass {@link QueryOptions} to
 * {@link QueryExecutor.executeSQL}; for Cypher there is no working time limit in the library, so set
 * `statement_timeout` in the session.
 *
 * @see [Troubleshooting](guide:how-to-guides/troubleshooting)
 * @category Core
 */
export interface QueryConfig {
  /** Number of further attempts. Nothing reads it. */
  maxRetries?: number;
  /** Wait between attempts, in milliseconds. Nothing reads it. */
  retryDelay?: number;
  /** Time limit of a query, in milliseconds. Nothing reads it. */
  timeout?: number;
}

/**
 * Inert: nothing reads these settings. Read and check a schema with {@link SchemaParser}.
 *
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Core
 */
export interface SchemaConfig {
  /** Path of a schema file. Nothing reads it. */
  path?: string;
  /** A schema given as an object. Nothing reads it. */
  schema?: unknown;
  /** How strictly to validate. Nothing reads it. */
  validation?: ValidationOptions;
}

/**
 * Certificates and checks of a TLS connection, passed on to the `pg` driver.
 *
 * @see [Connection options](guide:getting-started/connection-config)
 * @category Core
 */
export interface SSLConfig {
  /** Certificate of the authority that signed the server's certificate, as PEM text. */
  ca?: string;
  /** Client certificate, as PEM text. */
  cert?: string;
  /** Private key of the client certificate, as PEM text. */
  key?: string;
  /** Whether a server certificate that cannot be verified ends the connection. Leave it on outside tests. */
  rejectUnauthorized?: boolean;
}

/**
 * Inert: nothing reads these settings. {@link SchemaValidatorConfig} is the one that has an effect.
 *
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Core
 */
export interface ValidationOptions {
  /**
   * Whether to accept properties that the schema does not declare. Nothing reads it; the working option is
   * `allowUnknownProperties` of {@link SchemaValidatorConfig}.
   */
  ignoreUnknown?: boolean;
  /** Whether to validate strictly. Nothing reads it. */
  strict?: boolean;
}

/**
 * Address of a database, as part of {@link ClientConfig}; not the configuration that
 * {@link PgConnectionManager} takes.
 */
export interface ConnectionConfig {
  /** Name of the database. */
  database: string;
  /** Host name or address of the server. */
  host: string;
  /** Password of the user. */
  password: string;
  /**
   * Session settings, with all times in milliseconds. {@link PgConnectionManager} uses only `applicationName`
   * and `searchPath`; the three time limits are ignored.
   */
  pgOptions?: {
    applicationName?: string;
    idleInTransactionSessionTimeout?: number;
    queryTimeout?: number;
    searchPath?: string;
    statementTimeout?: number;
  };
  /** TCP port of the server; PostgreSQL listens on 5432 unless told otherwise. */
  port: number;
  /** TLS to the server: on, off, or with certificates of your own. */
  ssl?: boolean | SSLConfig;
  /** Role to log in as. */
  user: string;
}
