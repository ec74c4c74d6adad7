import type {
  EdgeLabel,
  PropertyDefinition,
  SchemaDefinition,
  SchemaMetadata,
  SchemaVersion,
  VertexLabel,
} from './definition';

/** @category Schema */
export declare function isEdgeLabel(value: unknown): value is EdgeLabel;

/** @category Schema */
export declare function isPropertyDefinition(value: unknown): value is PropertyDefinition;

/** @category Schema */
export declare function isSchemaDefinition(value: unknown): value is SchemaDefinition;

/** @category Schema */
export declare function isSchemaMetadata(value: unknown): value is SchemaMetadata;

/** @category Schema */
export declare function isSchemaVersion(value: unknown): value is SchemaVersion;

/** @category Schema */
export declare function isVertexLabel(value: unknown): value is VertexLabel;
