import type { EdgeLabel, SchemaDefinition, VertexLabel } from './definition';

/** @category Schema */
export declare class SchemaImpl implements Schema {
  constructor(schemaDefinition: SchemaDefinition);
  getEdgeSchema(edgeType: string): EdgeLabel;
  getEdgeTypes(): string[];
  getSchemaDefinition(): SchemaDefinition;
  getVertexSchema(vertexType: string): VertexLabel;
  getVertexTypes(): string[];
}

/** @category Schema */
export interface Schema {
  getEdgeSchema(edgeType: string): EdgeLabel;
  getEdgeTypes(): string[];
  getSchemaDefinition(): SchemaDefinition;
  getVertexSchema(vertexType: string): VertexLabel;
  getVertexTypes(): string[];
}
