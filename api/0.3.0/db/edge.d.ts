import type { QueryExecutor } from './query';
import type { Vertex } from './vertex';
import type { PropertyType, SchemaDefinition } from '../schema/definition';
import type { SQLGenerator } from '../sql/generator';
import type { SQLFilterOperator, SQLOrderDirection } from '../sql/types';

/** @category Loading */
export declare class EdgeOperations<T extends SchemaDefinition> {
  constructor(schema: T, queryExecutor: QueryExecutor, sqlGenerator: SQLGenerator, graphName?: string);
  /** @param data - Default: `{}`. */
  createEdge<L extends keyof T['edges']>(
    label: L,
    fromVertex: Vertex<T, any>,
    toVertex: Vertex<T, any>,
    data?: EdgeData<T, L>,
    graphName?: string,
  ): Promise<Edge<T, L>>;
  createEdgesBatch<L extends keyof T['edges']>(
    label: L,
    edges: { data?: EdgeData<T, L>; fromVertex: Vertex<T, any>; toVertex: Vertex<T, any> }[],
    graphName?: string,
  ): Promise<Edge<T, L>[]>;
  deleteEdge<L extends keyof T['edges']>(
    label: L,
    fromProperties: Record<string, any>,
    toProperties: Record<string, any>,
    edgeProperties?: Record<string, any>,
    graphName?: string,
  ): Promise<boolean>;
  deleteEdgeById<L extends keyof T['edges']>(label: L, id: string, graphName?: string): Promise<Edge<T, L>>;
  deleteEdgesBetweenVertices<L extends keyof T['edges']>(
    label: L,
    fromVertex: Vertex<T, any>,
    toVertex: Vertex<T, any>,
    graphName?: string,
  ): Promise<Edge<T, L>[]>;
  getEdge<L extends keyof T['edges']>(
    label: L,
    fromProperties: Record<string, any>,
    toProperties: Record<string, any>,
    edgeProperties?: Record<string, any>,
    graphName?: string,
  ): Promise<Edge<T, L>>;
  getEdgeById<L extends keyof T['edges']>(label: L, id: string, graphName?: string): Promise<Edge<T, L>>;
  getEdgesBetweenVertices<L extends keyof T['edges']>(
    label: L,
    fromVertex: Vertex<T, any>,
    toVertex: Vertex<T, any>,
    graphName?: string,
  ): Promise<Edge<T, L>[]>;
  /** @param options - Default: `{}`. */
  getEdgesByLabel<L extends keyof T['edges']>(
    label: L,
    options?: EdgeQueryOptions,
    graphName?: string,
  ): Promise<Edge<T, L>[]>;
  transformToEdge<L extends keyof T['edges']>(label: L, row: Record<string, any>): Edge<T, L>;
  updateEdge<L extends keyof T['edges']>(
    label: L,
    fromProperties: Record<string, any>,
    toProperties: Record<string, any>,
    edgeProperties: Record<string, any>,
    data: Partial<EdgeData<T, L>>,
    graphName?: string,
  ): Promise<Edge<T, L>>;
  updateEdgeById<L extends keyof T['edges']>(
    label: L,
    id: string,
    data: Partial<EdgeData<T, L>>,
    graphName?: string,
  ): Promise<Edge<T, L>>;
  /** @param isPartial - Default: `false`. */
  validateEdgeData<L extends keyof T['edges']>(
    label: L,
    data: Partial<EdgeData<T, L>>,
    isPartial?: boolean,
  ): void;
  validateVertexTypes<L extends keyof T['edges']>(
    label: L,
    fromVertex: Vertex<T, any>,
    toVertex: Vertex<T, any>,
  ): void;
}

export type Edge<T extends SchemaDefinition, L extends keyof T['edges']> = {
  fromId: string;
  id: string;
  label: L;
  toId: string;
} & EdgeData<T, L> & { createdAt?: Date; updatedAt?: Date };

export type EdgeData<T extends SchemaDefinition, L extends keyof T['edges']> = {
  [
    K in keyof T['edges'][L]['properties']
  ]?: T['edges'][L]['properties'][K]['type'] extends PropertyType.STRING
    ? string
    : T['edges'][L]['properties'][K]['type'] extends PropertyType.INTEGER
      ? number
      : T['edges'][L]['properties'][K]['type'] extends PropertyType.FLOAT
        ? number
        : T['edges'][L]['properties'][K]['type'] extends PropertyType.BOOLEAN
          ? boolean
          : T['edges'][L]['properties'][K]['type'] extends PropertyType.DATE
            ? Date
            : T['edges'][L]['properties'][K]['type'] extends PropertyType.OBJECT
              ? Record<string, any>
              : T['edges'][L]['properties'][K]['type'] extends PropertyType.ARRAY
                ? any[]
                : any;
} & { id?: string };

export interface EdgeQueryOptions {
  filters?: { operator: SQLFilterOperator; property: string; value: any }[];
  limit?: number;
  offset?: number;
  orderBy?: { direction: SQLOrderDirection; property: string }[];
}
