import type { QueryExecutor } from '../db/query';
import type {
  IEdgeMatchClause,
  IMatchClause,
  IQueryBuilder,
  OrderDirection,
  QueryBuilderResult,
  QueryExecutionOptions,
} from './types';
import type { SchemaDefinition } from '../schema/definition';

/** @category Queries */
export declare class QueryBuilder<T extends SchemaDefinition> implements IQueryBuilder<T> {
  /** @param graphName - Default: `'default'`. */
  constructor(schema: T, queryExecutor: QueryExecutor, graphName?: string);
  /** @param options - Default: `{}`. */
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
  /** @param direction - Default: `OrderDirection.ASC`. */
  orderBy(expression: string, direction?: OrderDirection): this;
  reset(): this;
  return(...expressions: string[]): this;
  setParam(key: string, value: any): Promise<QueryBuilder<T>>;
  skip(count: number): this;
  toCypher(): string;
  unwind(expression: string, alias: string): this;
  validateQuery(): string[];
  validateSchema(): string[];
  /** @param params - Default: `{}`. */
  where(condition: string, params?: Record<string, any>): this;
  with(...expressions: string[]): this;
  withAgeParam(key: string, alias: string): this;
  /** @param alias - Default: `'params'`. */
  withAllAgeParams(alias?: string): this;
  withParam(name: string, value: any): this;
  withParamFunction(functionName: string, alias: string): this;
}
