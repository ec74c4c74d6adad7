/**
 * Directions that an {@link EdgeLabel} can note. Nothing enforces them.
 *
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare enum EdgeDirection {
  /** Read in both directions. AGE still stores every edge with one direction. */
  BIDIRECTIONAL = 'BIDIRECTIONAL',
  /** From the second vertex to the first. */
  INCOMING = 'INCOMING',
  /** From the first vertex to the second. */
  OUTGOING = 'OUTGOING',
}

/**
 * Cardinalities that an {@link EdgeLabel} can note. Nothing enforces them.
 *
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare enum EdgeMultiplicity {
  /** Any number of edges on both sides. */
  MANY_TO_MANY = 'MANY_TO_MANY',
  /** Many vertices lead to one. */
  MANY_TO_ONE = 'MANY_TO_ONE',
  /** One vertex leads to many. */
  ONE_TO_MANY = 'ONE_TO_MANY',
  /** One edge on each side. */
  ONE_TO_ONE = 'ONE_TO_ONE',
}

/**
 * Types a property can have.
 *
 * @remarks
 * TypeScript accepts the members, not their text: `type: 'string'` does not compile. In JSON, write the text.
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare enum PropertyType {
  /** Any value but `null`, unless `nullable`. A `TEXT` column in generated tables. */
  ANY = 'any',
  /** An array. A `JSONB` column in generated tables. */
  ARRAY = 'array',
  /** `true` or `false`. A `BOOLEAN` column in generated tables. */
  BOOLEAN = 'boolean',
  /** A `Date`, or text that `Date.parse` accepts. A `DATE` column in generated tables. */
  DATE = 'date',
  /** A `Date`, or text that `Date.parse` accepts. A `TIMESTAMP WITH TIME ZONE` column in generated tables. */
  DATETIME = 'datetime',
  /** Does not work for data: {@link SchemaValidator} rejects every value. Use `NUMBER`. */
  FLOAT = 'float',
  /** A whole JavaScript number, not a bigint. An `INTEGER` column in generated tables. */
  INTEGER = 'integer',
  /** Any JavaScript number, `NaN` and `Infinity` included. A `DOUBLE PRECISION` column in generated tables. */
  NUMBER = 'number',
  /** An object that is not an array; a `Date` passes too. A `JSONB` column in generated tables. */
  OBJECT = 'object',
  /** Text. A `TEXT` column in generated tables. */
  STRING = 'string',
}

/**
 * Rules for the values of an array property.
 *
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export interface ArrayConstraints {
  /** Definition that every element must fit. */
  items?: PropertyDefinition;
  /** Maximum number of elements. */
  maxItems?: number;
  /** Minimum number of elements. */
  minItems?: number;
  /**
   * Whether equal elements are refused. Objects are compared by identity, so two equal objects count as
   * distinct.
   */
  uniqueItems?: boolean;
}

/**
 * Exported but unused: {@link SchemaDefinition} takes {@link EdgeLabel}.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface EdgeDefinition {
  /** What the edges stand for. Not used by the library. */
  description?: string;
  /**
   * Label of the vertex that the edge leaves. Read by the library's internal batch loader; keep it equal to
   * `fromVertex`.
   */
  from: string;
  /**
   * Label of the vertex that the edge leaves, for the MATCH that {@link CypherQueryGenerator} writes. Without
   * it all vertices are searched.
   */
  fromLabel: string;
  /** Name of the label again. The key in `edges` is what counts. */
  label: string;
  /** Notes of your own. Not used by the library. */
  metadata?: Record<string, unknown>;
  /** Properties by name. May be empty, but must be present. */
  properties: Record<string, PropertyDefinition>;
  /** Names of the properties that every edge must have. */
  required?: string[];
  /**
   * Label of the vertex that the edge reaches. Read by the library's internal batch loader; keep it equal to
   * `toVertex`.
   */
  to: string;
  /**
   * Label of the vertex that the edge reaches, for the MATCH that {@link CypherQueryGenerator} writes.
   * Without it all vertices are searched.
   */
  toLabel: string;
}

/**
 * Definition of one edge label: the vertices it joins, its properties, and which of them must be present.
 *
 * @remarks
 * Fill in all six end fields with the same labels, since different parts of the library read different ones:
 * `fromVertex`/`toVertex` serve the parser, {@link EdgeOperations}, the builders and foreign keys;
 * `fromLabel`/`toLabel` serve {@link CypherQueryGenerator}. An edge without `fromVertex` or `toVertex` makes
 * the parser fail with a `TypeError`.
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export interface EdgeLabel {
  /** What the edges stand for. Not used by the library. */
  description?: string;
  /**
   * Direction of the edge, as a note: nothing enforces it. {@link compareSchemas} reports a change to it as
   * breaking.
   */
  direction?: EdgeDirection;
  /**
   * Label of the vertex that the edge leaves. Read by the library's internal batch loader; keep it equal to
   * `fromVertex`.
   */
  from: string;
  /**
   * Label of the vertex that the edge leaves, for the MATCH that {@link CypherQueryGenerator} writes. Without
   * it all vertices are searched.
   */
  fromLabel: string;
  /**
   * Label of the vertex that the edge leaves; required at run time. The form with `label` gives no foreign
   * key, and {@link EdgeOperations} does not enforce it.
   */
  fromVertex: string | VertexConnectionConstraint;
  /** Name of the label again. The key in `edges` is what counts. */
  label: string;
  /** Notes of your own. Not used by the library. */
  metadata?: Record<string, unknown>;
  /**
   * How many edges a vertex may have, as a note: nothing enforces it. {@link compareSchemas} reports a change
   * to it as breaking.
   */
  multiplicity?: EdgeMultiplicity;
  /** Properties by name. May be empty, but must be present. */
  properties: Record<string, PropertyDefinition>;
  /** Names of the properties that every edge must have. */
  required?: string[];
  /**
   * Label of the vertex that the edge reaches. Read by the library's internal batch loader; keep it equal to
   * `toVertex`.
   */
  to: string;
  /**
   * Label of the vertex that the edge reaches, for the MATCH that {@link CypherQueryGenerator} writes.
   * Without it all vertices are searched.
   */
  toLabel: string;
  /**
   * Label of the vertex that the edge reaches; required at run time. The form with `label` gives no foreign
   * key, and {@link EdgeOperations} does not enforce it.
   */
  toVertex: string | VertexConnectionConstraint;
}

/**
 * Rules for the values of a number property.
 *
 * @remarks
 * `NaN` passes the bounds.
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export interface NumberConstraints {
  /** The only values allowed. */
  enum?: number[];
  /** Whether the value must stay below `maximum`; without `maximum` it does nothing. */
  exclusiveMaximum?: boolean;
  /** Whether the value must stay above `minimum`; without `minimum` it does nothing. */
  exclusiveMinimum?: boolean;
  /** Maximum value allowed. */
  maximum?: number;
  /** Minimum value allowed. */
  minimum?: number;
  /**
   * Number that must divide the value. Binary fractions do not divide decimal ones exactly: 0.3 is refused
   * for 0.1.
   */
  multipleOf?: number;
}

/**
 * Rules for the values of an object property.
 *
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export interface ObjectConstraints {
  /**
   * Whether members not named in `properties` are accepted, or the definition they must fit. Counts only
   * together with `properties`; if left out, it follows `allowUnknownProperties` of the validator, which by
   * default rejects them.
   */
  additionalProperties?: boolean | PropertyDefinition;
  /** Members by name, with their definitions. */
  properties?: Record<string, PropertyDefinition>;
  /** Names of the members that must be present. A name that `properties` lacks is not reported. */
  required?: string[];
}

/**
 * Type and rules of one property.
 *
 * @remarks
 * {@link SchemaValidator} checks `type`, `nullable` and the constraint group that goes with the type. The
 * other members are notes: `required`, `default` and `customValidator` change nothing.
 * @example
 * ```ts
 * import { PropertyType } from 'age-schema-client';
 * import type { PropertyDefinition } from 'age-schema-client';
 *
 * const sku: PropertyDefinition = {
 *   type: PropertyType.STRING,
 *   stringConstraints: { pattern: '^[A-Z]{2}-[0-9]+$', maxLength: 12 },
 * };
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export interface PropertyDefinition {
  /** Rules for values of type `array`; ignored for other types. */
  arrayConstraints?: ArrayConstraints;
  /** No effect: nothing calls it. */
  customValidator?: string;
  /** No effect: absent values stay absent, and generated tables get no DEFAULT. */
  default?: unknown;
  /** What the property stands for. Not used by the library. */
  description?: string;
  /** Notes of your own. Not used by the library. */
  metadata?: Record<string, unknown>;
  /**
   * Whether `null` is a valid value. It does not make the property optional: the label's `required` list
   * decides that.
   */
  nullable?: boolean;
  /** Rules for values of type `number` or `integer`; ignored when the only type is `float`. */
  numberConstraints?: NumberConstraints;
  /** Rules for values of type `object`; ignored for other types. */
  objectConstraints?: ObjectConstraints;
  /** No effect. List the name in the label's `required` array instead. */
  required?: boolean;
  /** Rules for values of type `string`; ignored for other types. */
  stringConstraints?: StringConstraints;
  /** Type of the value, or several types, one of which must fit. */
  type: PropertyType | PropertyType[];
}

/**
 * A whole schema: its version, its vertex labels and its edge labels. The keys of `vertices` and `edges` are
 * the labels.
 *
 * @remarks
 * Write it with `satisfies SchemaDefinition`, not with a type annotation, so that builders know your labels.
 * Pass a schema that comes as JSON through {@link SchemaParser.parseObject}, since text such as `"string"` is
 * not a {@link PropertyType} to TypeScript.
 * @example
 * ```ts
 * import { PropertyType } from 'age-schema-client';
 * import type { SchemaDefinition } from 'age-schema-client';
 *
 * const schema = {
 *   version: '1.0.0',
 *   vertices: {
 *     Product: {
 *       required: ['sku'],
 *       properties: {
 *         sku: { type: PropertyType.STRING },
 *         price: { type: PropertyType.NUMBER },
 *       },
 *     },
 *     Part: {
 *       required: ['sku'],
 *       properties: {
 *         sku: { type: PropertyType.STRING },
 *         cost: { type: PropertyType.NUMBER },
 *       },
 *     },
 *   },
 *   edges: {
 *     HAS_PART: {
 *       label: 'HAS_PART',
 *       fromVertex: 'Product',
 *       toVertex: 'Part',
 *       from: 'Product',
 *       to: 'Part',
 *       fromLabel: 'Product',
 *       toLabel: 'Part',
 *       properties: { quantity: { type: PropertyType.INTEGER } },
 *     },
 *   },
 * } satisfies SchemaDefinition;
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export interface SchemaDefinition {
  /** Edge labels and their definitions, by label. */
  edges: Record<string, EdgeLabel>;
  /** Notes about the schema. Not used by the library. */
  metadata?: SchemaMetadata;
  /** Version as `MAJOR.MINOR.PATCH`, with optional prerelease and build, or the same in parts. */
  version: string | SchemaVersion;
  /** Vertex labels and their definitions, by label. */
  vertices: Record<string, VertexLabel>;
}

/**
 * Notes about a schema. The named fields must be strings where they are present; other fields can hold
 * anything.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface SchemaMetadata {
  /** Who maintains the schema. */
  author?: string;
  /** When it was made; ISO 8601 text is a good choice. */
  created?: string;
  /** What the schema is for. */
  description?: string;
  /** When it last changed; ISO 8601 text is a good choice. */
  updated?: string;
  /** Further notes of your own. */
  [key: string]: unknown;
}

/**
 * A version in parts. `2.1.0-beta.1+7` has major 2, minor 1, patch 0, prerelease `beta.1` and build `7`.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface SchemaVersion {
  /** What follows `+`: a mark of the build, which has no bearing on order. */
  build?: string;
  /** Goes up with a breaking change. */
  major: number;
  /** Goes up with an addition. */
  minor: number;
  /** Goes up with any other change. */
  patch: number;
  /** What follows `-`. The parser's bounds ignore it: `2.0.0-alpha` meets a minimum of `2.0.0`. */
  prerelease?: string;
}

/**
 * Rules for the values of a string property.
 *
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export interface StringConstraints {
  /** The only values allowed. */
  enum?: string[];
  /** No effect: formats are never checked. Write a `pattern`. */
  format?: string;
  /** Maximum length, in UTF-16 code units. */
  maxLength?: number;
  /** Minimum length, in UTF-16 code units. */
  minLength?: number;
  /**
   * Regular expression that must match somewhere in the value; anchor it with `^` and `$`.
   * {@link SchemaValidator} skips an invalid expression; {@link SchemaParser} reports it.
   */
  pattern?: string;
}

/**
 * End of an edge as an object, instead of the label alone.
 *
 * @remarks
 * Prefer the plain label: {@link EdgeOperations} does not enforce this form, and generated tables get no
 * foreign key from it.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface VertexConnectionConstraint {
  /** Label of the vertex at this end. The parser reports an object without it. */
  label: string;
  /** Properties the vertex should have. Not enforced. */
  properties?: Record<string, unknown>;
}

/**
 * Exported but unused: {@link SchemaDefinition} takes {@link VertexLabel}, whose label is the map key.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface VertexDefinition {
  /** What the vertices stand for. Not used by the library. */
  description?: string;
  /** Name of the label. */
  label: string;
  /** Notes of your own. Not used by the library. */
  metadata?: Record<string, unknown>;
  /** Properties by name. May be empty, but must be present. */
  properties: Record<string, PropertyDefinition>;
  /**
   * Names of the properties that every vertex must have. This list is what counts; a property's own
   * `required` does not.
   */
  required?: string[];
}

/**
 * Definition of one vertex label: its properties, and which of them must be present.
 *
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export interface VertexLabel {
  /** What the vertices stand for. Not used by the library. */
  description?: string;
  /** Notes of your own. Not used by the library. */
  metadata?: Record<string, unknown>;
  /** Properties by name. May be empty, but must be present. */
  properties: Record<string, PropertyDefinition>;
  /**
   * Names of the properties that every vertex must have. This list is what counts; a property's own
   * `required` does not.
   */
  required?: string[];
}
