/** @category Schema */
export declare enum EdgeDirection {
  BIDIRECTIONAL = 'BIDIRECTIONAL',
  INCOMING = 'INCOMING',
  OUTGOING = 'OUTGOING',
}

/** @category Schema */
export declare enum EdgeMultiplicity {
  MANY_TO_MANY = 'MANY_TO_MANY',
  MANY_TO_ONE = 'MANY_TO_ONE',
  ONE_TO_MANY = 'ONE_TO_MANY',
  ONE_TO_ONE = 'ONE_TO_ONE',
}

/** @category Schema */
export declare enum PropertyType {
  ANY = 'any',
  ARRAY = 'array',
  BOOLEAN = 'boolean',
  DATE = 'date',
  DATETIME = 'datetime',
  FLOAT = 'float',
  INTEGER = 'integer',
  NUMBER = 'number',
  OBJECT = 'object',
  STRING = 'string',
}

/** @category Schema */
export interface ArrayConstraints {
  items?: PropertyDefinition;
  maxItems?: number;
  minItems?: number;
  uniqueItems?: boolean;
}

/** @category Schema */
export interface EdgeDefinition {
  description?: string;
  from: string;
  fromLabel: string;
  label: string;
  metadata?: Record<string, unknown>;
  properties: Record<string, PropertyDefinition>;
  required?: string[];
  to: string;
  toLabel: string;
}

/** @category Schema */
export interface EdgeLabel {
  description?: string;
  direction?: EdgeDirection;
  from: string;
  fromLabel: string;
  fromVertex: string | VertexConnectionConstraint;
  label: string;
  metadata?: Record<string, unknown>;
  multiplicity?: EdgeMultiplicity;
  properties: Record<string, PropertyDefinition>;
  required?: string[];
  to: string;
  toLabel: string;
  toVertex: string | VertexConnectionConstraint;
}

/** @category Schema */
export interface NumberConstraints {
  enum?: number[];
  exclusiveMaximum?: boolean;
  exclusiveMinimum?: boolean;
  maximum?: number;
  minimum?: number;
  multipleOf?: number;
}

/** @category Schema */
export interface ObjectConstraints {
  additionalProperties?: boolean | PropertyDefinition;
  properties?: Record<string, PropertyDefinition>;
  required?: string[];
}

/** @category Schema */
export interface PropertyDefinition {
  arrayConstraints?: ArrayConstraints;
  customValidator?: string;
  default?: unknown;
  description?: string;
  metadata?: Record<string, unknown>;
  nullable?: boolean;
  numberConstraints?: NumberConstraints;
  objectConstraints?: ObjectConstraints;
  required?: boolean;
  stringConstraints?: StringConstraints;
  type: PropertyType | PropertyType[];
}

/** @category Schema */
export interface SchemaDefinition {
  edges: Record<string, EdgeLabel>;
  metadata?: SchemaMetadata;
  version: string | SchemaVersion;
  vertices: Record<string, VertexLabel>;
}

/** @category Schema */
export interface SchemaMetadata {
  author?: string;
  created?: string;
  description?: string;
  updated?: string;
  [key: string]: unknown;
}

/** @category Schema */
export interface SchemaVersion {
  build?: string;
  major: number;
  minor: number;
  patch: number;
  prerelease?: string;
}

/** @category Schema */
export interface StringConstraints {
  enum?: string[];
  format?: string;
  maxLength?: number;
  minLength?: number;
  pattern?: string;
}

/** @category Schema */
export interface VertexConnectionConstraint {
  label: string;
  properties?: Record<string, unknown>;
}

/** @category Schema */
export interface VertexDefinition {
  description?: string;
  label: string;
  metadata?: Record<string, unknown>;
  properties: Record<string, PropertyDefinition>;
  required?: string[];
}

/** @category Schema */
export interface VertexLabel {
  description?: string;
  metadata?: Record<string, unknown>;
  properties: Record<string, PropertyDefinition>;
  required?: string[];
}
