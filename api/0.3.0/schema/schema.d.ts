import type { EdgeLabel, SchemaDefinition, VertexLabel } from './definition';

/**
 * Thin read-only wrapper around a schema. It checks nothing; run {@link SchemaParser} first.
 *
 * @example
 * ```ts
 * import { SchemaImpl } from 'age-schema-client';
 * // ---cut-start---
 * import type { SchemaDefinition } from 'age-schema-client';
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const access = new SchemaImpl(schema);
 * for (const label of access.getVertexTypes())
 *   console.log(label, access.getVertexSchema(label).required);
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare class SchemaImpl implements Schema {
  /**
   * Wraps a schema.
   *
   * @param schemaDefinition - Schema to read from; not copied, not checked.
   */
  constructor(schemaDefinition: SchemaDefinition);
  /**
   * Looks up an edge label.
   *
   * @param edgeType - Edge label.
   * @returns Its definition; `undefined` for a label that the schema does not have.
   */
  getEdgeSchema(edgeType: string): EdgeLabel;
  /**
   * Lists the edge labels.
   *
   * @returns The labels.
   */
  getEdgeTypes(): string[];
  /**
   * Hands back the whole schema.
   *
   * @returns The schema that the object was made from.
   */
  getSchemaDefinition(): SchemaDefinition;
  /**
   * Looks up a vertex label.
   *
   * @param vertexType - Vertex label.
   * @returns Its definition; `undefined` for a label that the schema does not have.
   */
  getVertexSchema(vertexType: string): VertexLabel;
  /**
   * Lists the vertex labels.
   *
   * @returns The labels.
   */
  getVertexTypes(): string[];
}

/**
 * Read access to a schema by label, as {@link SchemaImpl} implements it.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface Schema {
  /**
   * Looks up an edge label.
   *
   * @param edgeType - Edge label.
   * @returns Its definition; `undefined` for a label that the schema does not have.
   */
  getEdgeSchema(edgeType: string): EdgeLabel;
  /**
   * Lists the edge labels.
   *
   * @returns The labels.
   */
  getEdgeTypes(): string[];
  /**
   * Hands back the whole schema.
   *
   * @returns The schema that the object was made from.
   */
  getSchemaDefinition(): SchemaDefinition;
  /**
   * Looks up a vertex label.
   *
   * @param vertexType - Vertex label.
   * @returns Its definition; `undefined` for a label that the schema does not have.
   */
  getVertexSchema(vertexType: string): VertexLabel;
  /**
   * Lists the vertex labels.
   *
   * @returns The labels.
   */
  getVertexTypes(): string[];
}
