import type { MatchPart, ReturnPart } from './parts';
import type {
  EdgePattern,
  IEdgeMatchClause,
  IMatchClause,
  IQueryBuilder,
  IReturnClause,
  OrderDirection,
  QueryBuilderResult,
  QueryExecutionOptions,
  VertexPattern,
} from './types';
import type { SchemaDefinition } from '../schema/definition';

/** @category Queries */
export declare class EdgeMatchClause<T extends SchemaDefinition> implements IEdgeMatchClause<T> {
  constructor(queryBuilder: IQueryBuilder<T>, matchPart: MatchPart, edgePattern: EdgePattern);
  constraint(properties: Record<string, any>): this;
  done(): IQueryBuilder<T>;
  execute<R = any>(options?: QueryExecutionOptions): QueryBuilderResult<R>;
  limit(count: number): this;
  orderBy(expression: string, direction?: OrderDirection): this;
  return(...expressions: string[]): this;
  skip(count: number): this;
  toCypher(): string;
  unwind(expression: string, alias: string): this;
  where(condition: string, params?: Record<string, any>): this;
  with(...expressions: string[]): this;
  withParam(name: string, value: any): this;
}

/** @category Queries */
export declare class MatchClause<
  T extends SchemaDefinition,
  L extends keyof T['vertices'],
> implements IMatchClause<T, L> {
  constructor(queryBuilder: IQueryBuilder<T>, matchPart: MatchPart, vertexPattern: VertexPattern);
  constraint(properties: Record<string, any>): this;
  done(): IQueryBuilder<T>;
  incoming<E extends keyof T['edges']>(
    label: E,
    alias: string,
    sourceLabel: keyof T['vertices'],
    sourceAlias: string,
  ): this;
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
  where(condition: string, params?: Record<string, any>): this;
}

/** @category Queries */
export declare class ReturnClause<T extends SchemaDefinition> implements IReturnClause<T> {
  constructor(queryBuilder: IQueryBuilder<T>, returnPart: ReturnPart);
  done(): IQueryBuilder<T>;
  groupBy(...expressions: string[]): IQueryBuilder<T>;
}
