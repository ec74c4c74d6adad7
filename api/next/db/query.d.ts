import type { Connection } from './types';

/**
 * Runs SQL and Cypher on one connection. Parallel calls wait for each other.
 *
 * @remarks
 * The default logger and some fixed console lines print statements with their parameter values.
 * @example
 * ```ts
 * import { QueryExecutor } from 'age-schema-client';
 * // ---cut-start---
 * import type { Connection } from 'age-schema-client';
 * declare const connection: Connection;
 * // ---cut-end---
 * const executor = new QueryExecutor(connection);
 * const { rows } = await executor.executeCypher(
 *   'MATCH (p:Part) WHERE p.cost > $min RETURN p.name AS name, p.cost AS cost ORDER BY p.cost',
 *   { min: 100 },
 *   'bicycle',
 * );
 * for (const row of rows) console.log(JSON.parse(row.name), Number(row.cost));
 * ```
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @see [Query processing](guide:architecture/query-processing)
 * @category Connections
 */
export declare class QueryExecutor {
  /**
   * Binds an executor to a connection.
   *
   * @param connection - Connection to work on. A manager is not one: call its `getConnection` first.
   * @param logger - Where statements and failures are reported. Give all three methods; one that is missing
   *   ends in a `TypeError`. Default: `new DefaultQueryLogger()`.
   * @example
   * ```ts
   * import { QueryExecutor } from 'age-schema-client';
   * // ---cut-start---
   * import type { Connection } from 'age-schema-client';
   * declare const connection: Connection;
   * // ---cut-end---
   * const quiet = new QueryExecutor(connection, { logQuery() {}, logError() {}, debug() {} });
   * ```
   */
  constructor(connection: Connection, logger?: QueryLogger);
  /**
   * Sends BEGIN and returns two functions that send COMMIT and ROLLBACK, without any state.
   * {@link TransactionManager.withTransaction} does more.
   *
   * @returns An object with `commit()` and `rollback()`.
   */
  beginTransaction(): Promise<any>;
  /**
   * Does not work: it rejects, and an unhandled rejection of the driver then ends the Node process. Load rows
   * with {@link CypherQueryGenerator}, or with INSERT through {@link QueryExecutor.executeSQL}.
   *
   * @param sql - A COPY … FROM STDIN statement.
   * @param data - Rows in COPY format.
   * @param options - Settings of the call. Default: `{}`.
   * @returns Nothing usable.
   * @throws An internal `QueryError`, on every call.
   */
  executeCopyFrom(
    sql: string,
    data: string,
    options?: QueryOptions & { transaction?: any },
  ): Promise<QueryResult<any>>;
  /**
   * Runs Cypher on a graph, with parameters that Cypher sees as `$name`. This is the safe way for untrusted
   * values.
   *
   * @remarks
   * Every value comes back as agtype text or null: `'"Spoke"'`, `'41'`, `'{…}::vertex'`. The output columns
   * are guessed from the text, so give every RETURN item an upper-case `AS` and a lower-case name that is not
   * an SQL keyword; compute lists, maps and nested calls in a `WITH` first. UNION and a closing semicolon
   * fail. Graph name and Cypher go into the SQL unescaped: only parameters may be untrusted.
   * @typeParam T - Type you give to a row; not checked.
   * @param cypher - The Cypher text.
   * @param params - Values by name; anything JSON can hold. A missing name is null in the query.
   * @param graphName - Graph to query. Required, although it is optional in the signature.
   * @param options - Only `rowMode` has an effect; timeout, retries and `name` are ignored. Default: `{}`.
   * @returns The driver's result; the values in `rows` are agtype text.
   * @throws An internal `QueryError` when the graph name is missing or AGE refuses the query.
   * @throws `TypeError` when a parameter cannot be written as JSON, such as a bigint.
   * @example
   * ```ts
   * // ---cut-start---
   * import type { QueryExecutor } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * // ---cut-end---
   * const { rows } = await executor.executeCypher<{ name: string; quantity: string }>(
   *   'MATCH (b:Product {sku: $sku})-[h:HAS_PART]->(p:Part) RETURN p.name AS name, h.quantity AS quantity',
   *   { sku: 'BK-101' },
   *   'bicycle',
   * );
   * const parts = rows.map((row) => ({
   *   name: JSON.parse(row.name) as string,
   *   quantity: Number(row.quantity),
   * }));
   * // four parts, among them { name: '28-inch wheel', quantity: 2 }
   * ```
   */
  executeCypher<T = any>(
    cypher: string,
    params?: Record<string, any>,
    graphName?: string,
    options?: QueryOptions,
  ): Promise<QueryResult<T>>;
  /**
   * Runs one SQL statement.
   *
   * @remarks
   * A timeout only stops waiting: the statement goes on and may commit, and the next one waits for it.
   * Retries look for words such as "connection" or "reset" in a message that also holds the statement, so
   * they can retry a permanent error.
   * @typeParam T - Type you give to a row; not checked.
   * @param sql - The statement, with `$1`, `$2` and so on.
   * @param params - Values by position.
   * @param options - Timeout, retries, row form. Default: `{}`.
   * @returns The driver's result.
   * @throws The connection's error, with SQL and parameters appended to its message.
   * @throws An internal `TimeoutError` when `timeout` has passed.
   * @example
   * ```ts
   * // ---cut-start---
   * import type { QueryExecutor } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * // ---cut-end---
   * const { rows } = await executor.executeSQL<{ name: string }>(
   *   'SELECT name FROM ag_catalog.ag_graph WHERE name = $1',
   *   ['bicycle'],
   * );
   * console.log(rows.length === 1 ? 'the graph is there' : 'no such graph');
   * ```
   */
  executeSQL<T = any>(sql: string, params?: any[], options?: QueryOptions): Promise<QueryResult<T>>;
  /**
   * Applies a function to each row. The same as `result.rows.map(…)`.
   *
   * @typeParam T - Type of a row.
   * @typeParam R - What a row becomes.
   * @param result - Result of a query.
   * @param transformer - Turns one row into something else.
   * @returns The results, in order.
   * @example
   * ```ts
   * // ---cut-start---
   * import type { QueryExecutor } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * // ---cut-end---
   * const result = await executor.executeCypher(
   *   'MATCH (p:Part) RETURN p.name AS name',
   *   {},
   *   'bicycle',
   * );
   * const names = executor.transformResult(result, (row) => JSON.parse(row.name) as string);
   * ```
   */
  transformResult<T, R>(result: QueryResult<T>, transformer: (row: T) => R): R[];
}

/**
 * Settings of one call of {@link QueryExecutor.executeSQL}. Of these, {@link QueryExecutor.executeCypher}
 * uses only `rowMode`.
 *
 * @see [Client](guide:api-reference/client)
 * @category Connections
 */
export interface QueryOptions {
  /**
   * How often to retry after a failure that looks temporary.
   * @defaultValue `0`
   */
  maxRetries?: number;
  /** Name under which the driver prepares the statement, to plan it once per connection. */
  name?: string;
  /**
   * Wait before retrying, in milliseconds.
   * @defaultValue `1000`
   */
  retryDelay?: number;
  /**
   * Whether a row is an object by column name or an array.
   * @defaultValue `'object'`
   */
  rowMode?: 'object' | 'array';
  /**
   * How long to wait, in milliseconds; 0 means for ever. The statement itself is not stopped.
   * @defaultValue `0`
   */
  timeout?: number;
  /**
   * No effect: an executor always uses its own connection, which is what makes it part of that connection's
   * transaction.
   */
  transaction?: any;
}

/**
 * Result of a query, as the `pg` driver gives it.
 *
 * @typeParam T - Type of a row; not checked.
 * @see [Basic queries](guide:how-to-guides/basic-queries)
 * @see [Client](guide:api-reference/client)
 * @category Connections
 */
export interface QueryResult<T = any> {
  /** First word of the statement: `SELECT`, `INSERT` and so on. */
  command: string;
  /** Columns of the result, in order. */
  fields: QueryResultField[];
  /** Object id that an old INSERT returned; of no use today. */
  oid: number;
  /** Number of rows returned or changed. */
  rowCount: number;
  /** The rows. From Cypher, every value is agtype text or null. */
  rows: T[];
}

/** Writes statements, with their parameter values, to the console. */
export declare class DefaultQueryLogger {
  /** Makes a logger. */
  constructor();
  /**
   * Logs details.
   *
   * @param message - Text of the message.
   * @param data - Further values.
   */
  debug(message: string, data?: any): void;
  /**
   * Logs a failed statement.
   *
   * @param query - The statement.
   * @param params - Its values.
   * @param duration - Time taken, in milliseconds.
   * @param error - What went wrong.
   */
  logError(query: string, params: any[], duration: number, error: Error): void;
  /**
   * Logs a statement that succeeded.
   *
   * @param query - The statement.
   * @param params - Its values.
   * @param duration - Time taken, in milliseconds.
   * @param result - Its result.
   */
  logQuery(query: string, params: any[], duration: number, result?: QueryResult): void;
}

/** What an executor reports to. */
export interface QueryLogger {
  /**
   * Logs details. Optional in the type only: a logger without it ends in a `TypeError`.
   *
   * @param message - Text of the message.
   * @param data - Further values.
   */
  debug?(message: string, data?: any): void;
  /**
   * Logs a failed statement, with its values.
   *
   * @param query - The statement.
   * @param params - Its values.
   * @param duration - Time taken, in milliseconds.
   * @param error - What went wrong.
   */
  logError(query: string, params: any[], duration: number, error: Error): void;
  /**
   * Logs a statement that succeeded, with its values.
   *
   * @param query - The statement.
   * @param params - Its values.
   * @param duration - Time taken, in milliseconds.
   * @param result - Its result.
   */
  logQuery(query: string, params: any[], duration: number, result?: QueryResult): void;
}

/** One column of a result. */
export interface QueryResultField {
  /** Number of the column in its table; 0 for a computed one. */
  columnID: number;
  /** Object id of the type. That of agtype differs between databases. */
  dataTypeID: number;
  /** Modifier of the type, such as 14 for `varchar(10)`; -1 for none. */
  dataTypeModifier: number;
  /** Bytes of a value; negative for types of varying size. */
  dataTypeSize: number;
  /** Whether values come as text or binary. */
  format: string;
  /** Name of the column. Unquoted names come in lower case. */
  name: string;
  /** Object id of the table; 0 for a computed column. */
  tableID: number;
}
