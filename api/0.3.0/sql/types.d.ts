/**
 * Operators of {@link SQLFilterCondition}.
 *
 * @remarks
 * They go into the SQL text as they are. In {@link VertexOperations.getVerticesByLabel} they are turned into
 * Cypher; of the operators that are words, only `LIKE` works there.
 * @see [Client](guide:api-reference/client)
 * @category SQL
 */
export declare enum SQLFilterOperator {
  /** Equal to the value. */
  EQUALS = '=',
  /** Greater than the value. */
  GREATER_THAN = '>',
  /** Greater than or equal to the value. */
  GREATER_THAN_OR_EQUALS = '>=',
  /** Matches the pattern with `%` and `_`, ignoring case. Next has no such member. */
  ILIKE = 'ILIKE',
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

/**
 * Directions of {@link SQLOrderBy}.
 *
 * @see [Client](guide:api-reference/client)
 * @category SQL
 */
export declare enum SQLOrderDirection {
  /** Smallest first. */
  ASC = 'ASC',
  /** Greatest first. */
  DESC = 'DESC',
}

/**
 * Kinds of SQL statements. No exported function takes one; Next has fewer members and does not export it.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export declare enum SQLStatementType {
  /** Change of a table. */
  ALTER = 'ALTER',
  /** Creation of a table. */
  CREATE = 'CREATE',
  /** Removal of rows. */
  DELETE = 'DELETE',
  /** Removal of a table. */
  DROP = 'DROP',
  /** Addition of rows. */
  INSERT = 'INSERT',
  /** Reading of rows. */
  SELECT = 'SELECT',
  /** Begin, end or savepoint of a transaction. */
  TRANSACTION = 'TRANSACTION',
  /** Change of rows. */
  UPDATE = 'UPDATE',
}

/**
 * Commands of {@link SQLGenerator.generateTransactionSQL}.
 *
 * @see [Transaction](guide:api-reference/transaction)
 * @category SQL
 */
export declare enum SQLTransactionType {
  /** Starts a transaction. */
  BEGIN = 'BEGIN',
  /** Keeps what the transaction did. */
  COMMIT = 'COMMIT',
  /** Removes a savepoint and keeps what was done since then. */
  RELEASE = 'RELEASE',
  /** Undoes what the transaction did. */
  ROLLBACK = 'ROLLBACK',
  /** Marks a point to roll back to. */
  SAVEPOINT = 'SAVEPOINT',
}

/**
 * Naming of edge tables.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export interface SQLEdgeTableOptions extends SQLVertexTableOptions {
  /**
   * Name of the column with the vertex that the edge leaves.
   * @defaultValue `'source_id'`
   */
  sourceIdColumn?: string;
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
 * @category SQL
 */
export interface SQLFilterCondition {
  /** How to compare. It goes into the text as it is: never take it from untrusted input. */
  operator: SQLFilterOperator;
  /** Property to compare, other than `id`, which throws. */
  property: string;
  /** Value to compare with, or a list for `IN`; sent as a parameter. */
  value?: SQLParameter | SQLParameter[];
}

/**
 * One sort key of a SELECT.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export interface SQLOrderBy {
  /** Smallest or greatest first. It goes into the text as it is: never take it from untrusted input. */
  direction: SQLOrderDirection;
  /** Property to sort by. */
  property: string;
}

/**
 * Filters, order and paging of a SELECT.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
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
}

/**
 * A statement and its values, ready for {@link QueryExecutor.executeSQL}.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export interface SQLResult {
  /** Values for the placeholders, by position. */
  params: SQLParameters;
  /** The statement, with `$1`, `$2` and so on. */
  sql: string;
}

/**
 * Naming of vertex tables.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
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
   * Prefix of table names. Edge tables have `'e_'`: keep it, since foreign keys are derived from it.
   * @defaultValue `'v_'`
   */
  tablePrefix?: string;
}

/**
 * A value that can fill a placeholder in a statement.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export type SQLParameter = string | number | boolean | Date | null | undefined;

/**
 * Values for the placeholders of a statement: the first one fills `$1`.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category SQL
 */
export type SQLParameters = SQLParameter[];
