import type { QueryExecutor } from './query';
import type { SQLFilterOperator, SQLOrderDirection } from './types';
import type { SchemaDefinition } from '../schema/definition';
import type { SQLGenerator } from '../sql/generator';

/** @category Loading */
export declare class VertexOperations<T extends SchemaDefinition> {
  constructor(schema: T, queryExecutor: QueryExecutor, sqlGenerator: SQLGenerator, graphName?: string);
  createVertex<L extends keyof T['vertices']>(
    label: L,
    data: VertexData<T, L>,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  deleteVertex<L extends keyof T['vertices']>(
    label: L,
    properties: Record<string, any>,
    graphName?: string,
  ): Promise<boolean>;
  deleteVertexById<L extends keyof T['vertices']>(
    label: L,
    id: string,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  getVertex<L extends keyof T['vertices']>(
    label: L,
    properties: Record<string, any>,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  getVertexById<L extends keyof T['vertices']>(
    label: L,
    id: string,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  /** @param options - Default: `{}`. */
  getVerticesByLabel<L extends keyof T['vertices']>(
    label: L,
    options?: VertexQueryOptions,
    graphName?: string,
  ): Promise<Vertex<T, L>[]>;
  transformToVertex<L extends keyof T['vertices']>(label: L, row: Record<string, any>): Vertex<T, L>;
  updateVertex<L extends keyof T['vertices']>(
    label: L,
    properties: Record<string, any>,
    data: Partial<VertexData<T, L>>,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  updateVertexById<L extends keyof T['vertices']>(
    label: L,
    id: string,
    data: Partial<VertexData<T, L>>,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  /** @param isPartial - Default: `false`. */
  validateVertexData<L extends keyof T['vertices']>(
    label: L,
    data: Partial<VertexData<T, L>>,
    isPartial?: boolean,
  ): void;
}

export type Vertex<T extends SchemaDefinition, L extends keyof T['vertices']> = {
  id: string;
  label: L;
  properties?: Record<string, any>;
} & VertexData<T, L>;

export type VertexData<T extends SchemaDefinition, L extends keyof T['vertices']> = {
  [K in keyof T['vertices'][L]['properties']]?: any;
};

export interface VertexQueryOptions {
  filters?: { operator: SQLFilterOperator; property: string; value: any }[];
  limit?: number;
  offset?: number;
  orderBy?: { direction: SQLOrderDirection; property: string }[];
}
