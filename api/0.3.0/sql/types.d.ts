/** @category SQL */
export declare enum SQLFilterOperator {
  EQUALS = '=',
  GREATER_THAN = '>',
  GREATER_THAN_OR_EQUALS = '>=',
  ILIKE = 'ILIKE',
  IN = 'IN',
  IS_NOT_NULL = 'IS NOT NULL',
  IS_NULL = 'IS NULL',
  LESS_THAN = '<',
  LESS_THAN_OR_EQUALS = '<=',
  LIKE = 'LIKE',
  NOT_EQUALS = '<>',
  NOT_IN = 'NOT IN',
  NOT_LIKE = 'NOT LIKE',
}

/** @category SQL */
export declare enum SQLOrderDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}

/** @category SQL */
export declare enum SQLStatementType {
  ALTER = 'ALTER',
  CREATE = 'CREATE',
  DELETE = 'DELETE',
  DROP = 'DROP',
  INSERT = 'INSERT',
  SELECT = 'SELECT',
  TRANSACTION = 'TRANSACTION',
  UPDATE = 'UPDATE',
}

/** @category SQL */
export declare enum SQLTransactionType {
  BEGIN = 'BEGIN',
  COMMIT = 'COMMIT',
  RELEASE = 'RELEASE',
  ROLLBACK = 'ROLLBACK',
  SAVEPOINT = 'SAVEPOINT',
}

/** @category SQL */
export interface SQLEdgeTableOptions extends SQLVertexTableOptions {
  sourceIdColumn?: string;
  targetIdColumn?: string;
}

/** @category SQL */
export interface SQLFilterCondition {
  operator: SQLFilterOperator;
  property: string;
  value?: SQLParameter | SQLParameter[];
}

/** @category SQL */
export interface SQLOrderBy {
  direction: SQLOrderDirection;
  property: string;
}

/** @category SQL */
export interface SQLQueryOptions {
  filters?: SQLFilterCondition[];
  limit?: number;
  offset?: number;
  orderBy?: SQLOrderBy[];
}

/** @category SQL */
export interface SQLResult {
  params: SQLParameters;
  sql: string;
}

/** @category SQL */
export interface SQLVertexTableOptions {
  includeMetadata?: boolean;
  primaryKeyColumn?: string;
  tablePrefix?: string;
}

/** @category SQL */
export type SQLParameter = string | number | boolean | Date | null | undefined;

/** @category SQL */
export type SQLParameters = SQLParameter[];
