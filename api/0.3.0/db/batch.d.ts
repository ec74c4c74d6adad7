import type { Edge, EdgeData, EdgeOperations } from './edge';
import type { QueryExecutor } from './query';
import type { Transaction } from './transaction';
import type { Vertex, VertexData, VertexOperations } from './vertex';
import type { SchemaDefinition } from '../schema/definition';
import type { SQLGenerator } from '../sql/generator';

/** @category Loading */
export declare class BatchOperations<T extends SchemaDefinition> {
  constructor(
    schema: T,
    queryExecutor: QueryExecutor,
    sqlGenerator: SQLGenerator,
    vertexOperations: VertexOperations<T>,
    edgeOperations: EdgeOperations<T>,
  );
  /** @param options - Default: `{}`. */
  createEdgesBatch<L extends keyof T['edges']>(
    label: L,
    edges: { data?: EdgeData<T, L>; fromVertex: Vertex<T, any>; toVertex: Vertex<T, any> }[],
    options?: BatchOperationOptions,
  ): Promise<Edge<T, L>[]>;
  /** @param options - Default: `{}`. */
  createVerticesBatch<L extends keyof T['vertices']>(
    label: L,
    dataArray: VertexData<T, L>[],
    options?: BatchOperationOptions,
  ): Promise<Vertex<T, L>[]>;
}

export interface BatchOperationOptions {
  batchSize?: number;
  collectMetrics?: boolean;
  transaction?: Transaction;
  useTempTables?: boolean;
}
