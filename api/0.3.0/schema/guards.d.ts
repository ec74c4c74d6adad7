import type {
  EdgeLabel,
  PropertyDefinition,
  SchemaDefinition,
  SchemaMetadata,
  SchemaVersion,
  VertexLabel,
} from './definition';

/**
 * Tells whether a value looks like an edge definition. The test is shallow: constraints are not checked, and
 * an empty object passes as an end.
 *
 * @param value - Any value, such as parsed JSON.
 * @returns True for a value that has the form of an edge definition.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function isEdgeLabel(value: unknown): value is EdgeLabel;

/**
 * Tells whether a value looks like a property definition. The test is shallow: constraint objects are not
 * checked.
 *
 * @param value - Any value, such as parsed JSON.
 * @returns True for an object whose `type` is a known type or a list of known types.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function isPropertyDefinition(value: unknown): value is PropertyDefinition;

/**
 * Tells whether a value has the form of a schema. Any non-empty string passes as the version;
 * {@link SchemaParser.validate} says what is wrong and where.
 *
 * @param value - Any value, such as parsed JSON.
 * @returns True for an object with a version, vertices and edges that look right.
 * @example
 * ```ts
 * import { isSchemaDefinition } from 'age-schema-client';
 *
 * const value: unknown = JSON.parse('{"version": "1.0.0", "vertices": {}, "edges": {}}');
 * if (isSchemaDefinition(value)) console.log(Object.keys(value.vertices).length); // 0
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function isSchemaDefinition(value: unknown): value is SchemaDefinition;

/**
 * Tells whether a value can be the metadata of a schema.
 *
 * @param value - Any value.
 * @returns True for an object whose `author`, `description`, `created` and `updated` are strings where
 *   present.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function isSchemaMetadata(value: unknown): value is SchemaMetadata;

/**
 * Tells whether a value is a version in parts.
 *
 * @param value - Any value.
 * @returns True for an object with the numbers `major`, `minor` and `patch`.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function isSchemaVersion(value: unknown): value is SchemaVersion;

/**
 * Tells whether a value looks like a vertex definition. An edge definition passes too, since it has all that
 * a vertex needs.
 *
 * @param value - Any value, such as parsed JSON.
 * @returns True for an object whose `properties` are property definitions.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare function isVertexLabel(value: unknown): value is VertexLabel;
