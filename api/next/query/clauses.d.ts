import type { MatchPart } from './parts';
import type {
  EdgePattern,
  IEdgeMatchClause,
  IMatchClause,
  IQueryBuilder,
  OrderDirection,
  QueryBuilderResult,
  QueryExecutionOptions,
  VertexPattern,
} from './types';
import type { SchemaDefinition } from '../schema/definition';

export declare class EdgeMatchClause<T extends SchemaDefinition> {
  constructor(queryBuilder: IQueryBuilder<T>, matchPart: MatchPart, edgePattern: EdgePattern);
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

export declare class MatchClause<T extends SchemaDefinition, L extends keyof T['vertices']> {
  constructor(queryBuilder: IQueryBuilder<T>, matchPart: MatchPart, vertexPattern: VertexPattern);
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
