import type { SchemaDefinition } from '../schema/definition';

/** @category Loading */
export declare class CypherQueryGenerator<T extends SchemaDefinition> {
  /** @param options - Default: `{}`. */
  constructor(schema: T, options?: CypherQueryGeneratorOptions);
  generateCreateEdgesQuery(edgeType: string, graphName: string): string;
  generateCreateVerticesQuery(vertexType: string, graphName: string): string;
  generateValidateEdgeEndpointsQuery(edgeTable: string, graphName: string): string;
  generateVertexExistenceQuery(graphName: string): string;
}

export interface CypherQueryGeneratorOptions {
  includeComments?: boolean;
  schemaName?: string;
}
