import type { QueryResult } from '../db/query';
import type { SchemaDefinition } from '../schema/definition';

/** @category Queries */
export declare enum OrderDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}

/** @category Queries */
export interface IQueryBuilder<T extends SchemaDefinition> {
  execute<R = any>(options?: QueryExecutionOptions): QueryBuilderResult<R>;
  getParameters(): Record<string, any>;
  limit(count: number): this;
  match<L extends keyof T['vertices']>(label: L, alias: string): IMatchClause<T, L>;
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
  ): IEdgeMatchClause<T>;
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
    edgeAlias: string,
  ): IEdgeMatchClause<T>;
  orderBy(expression: string, direction?: OrderDirection): this;
  return(...expressions: string[]): this;
  setParam(key: string, value: any): Promise<IQueryBuilder<T>>;
  skip(count: number): this;
  toCypher(): string;
  unwind(expression: string, alias: string): this;
  where(condition: string, params?: Record<string, any>): this;
  with(...expressions: string[]): this;
  withAgeParam(key: string, alias: string): this;
  withAllAgeParams(alias?: string): this;
  withParam(name: string, value: any): this;
  withParamFunction(functionName: string, alias: string): this;
}

/** @category Queries */
export type QueryBuilderResult<T> = Promise<QueryResult<T>>;

export interface EdgePattern extends MatchPattern {
  alias: string;
  direction: 'OUTGOING' | 'INCOMING' | 'BIDIRECTIONAL';
  fromVertex: VertexPattern;
  label: string;
  properties?: Record<string, any>;
  toVertex: VertexPattern;
  type: MatchPatternType.EDGE;
}

export interface IEdgeMatchClause<T extends SchemaDefinition> {
  constraint(properties: Record<string, any>): this;
  done(): IQueryBuilder<T>;
  execute<R = any>(options?: QueryExecutionOptions): QueryBuilderResult<R>;
  limit(count: number): this;
  match<L extends keyof T['vertices']>(label: L, alias: string): IMatchClause<T, L>;
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
  ): IEdgeMatchClause<T>;
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
    edgeAlias: string,
  ): IEdgeMatchClause<T>;
  orderBy(expression: string, direction?: OrderDirection): this;
  return(...expressions: string[]): this;
  skip(count: number): this;
  toCypher(): string;
  unwind(expression: string, alias: string): this;
  where(condition: string, params?: Record<string, any>): this;
  with(...expressions: string[]): this;
  withParam(name: string, value: any): this;
}

export interface IMatchClause<T extends SchemaDefinition, L extends keyof T['vertices']> {
  constraint(properties: Record<string, any>): this;
  done(): IQueryBuilder<T>;
  incoming<E extends keyof T['edges']>(
    label: E,
    alias: string,
    sourceLabel: keyof T['vertices'],
    sourceAlias: string,
  ): this;
  match<L2 extends keyof T['vertices']>(label: L2, alias: string): IMatchClause<T, L2>;
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
  ): IEdgeMatchClause<T>;
  match<E extends keyof T['edges']>(
    sourceAlias: string,
    edgeLabel: E,
    targetAlias: string,
    edgeAlias: string,
  ): IEdgeMatchClause<T>;
  outgoing<E extends keyof T['edges']>(
    label: E,
    alias: string,
    targetLabel: keyof T['vertices'],
    targetAlias: string,
  ): this;
  related<E extends keyof T['edges']>(
    label: E,
    alias: string,
    otherLabel: keyof T['vertices'],
    otherAlias: string,
  ): this;
  return(...expressions: string[]): IQueryBuilder<T>;
  where(condition: string, params?: Record<string, any>): this;
}

export interface MatchPattern {
  type: MatchPatternType;
  toCypher(): string;
}

export declare enum MatchPatternType {
  EDGE = 'EDGE',
  PATH = 'PATH',
  VERTEX = 'VERTEX',
}

export interface PathPattern extends MatchPattern {
  alias: string;
  segments: (VertexPattern | EdgePattern)[];
  type: MatchPatternType.PATH;
}

export interface QueryExecutionOptions {
  graphName?: string;
  maxRetries?: number;
  schemaName?: string;
  timeout?: number;
  validate?: boolean;
}

export interface QueryPart {
  type: QueryPartType;
  getParameters(): Record<string, any>;
  toCypher(): string;
}

export declare enum QueryPartType {
  CREATE = 'CREATE',
  DELETE = 'DELETE',
  LIMIT = 'LIMIT',
  MATCH = 'MATCH',
  MERGE = 'MERGE',
  ORDER_BY = 'ORDER_BY',
  REMOVE = 'REMOVE',
  RETURN = 'RETURN',
  SET = 'SET',
  SKIP = 'SKIP',
  UNWIND = 'UNWIND',
  WHERE = 'WHERE',
  WITH = 'WITH',
}

export interface VertexPattern extends MatchPattern {
  alias: string;
  label: string;
  properties?: Record<string, any>;
  type: MatchPatternType.VERTEX;
}
