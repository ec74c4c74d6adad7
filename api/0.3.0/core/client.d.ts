import type { ClientConfig } from './types';
import type { EdgeOperations } from '../db/edge';
import type { VertexOperations } from '../db/vertex';
import type { QueryBuilder } from '../query/builder';
import type { PathQueryBuilder } from '../query/path';
import type { SchemaDefinition } from '../schema/definition';

/** @category Core */
export declare class AgeSchemaClient<T extends SchemaDefinition = SchemaDefinition> {
  constructor(config: ClientConfig);
  /** @param graphName - Default: `'default'`. */
  createPathQueryBuilder(graphName?: string): PathQueryBuilder<T>;
  /** @param graphName - Default: `'default'`. */
  createQueryBuilder(graphName?: string): QueryBuilder<T>;
  getConfig(): ClientConfig;
  getEdgeOperations(): EdgeOperations<T>;
  getVertexOperations(): VertexOperations<T>;
}
