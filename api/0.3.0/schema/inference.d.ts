import type {
  EdgeLabel,
  PropertyDefinition,
  PropertyType,
  SchemaDefinition,
  VertexLabel,
} from './definition';

/**
 * The vertex labels that an edge label joins.
 *
 * @remarks
 * Shown here as `unknown`: its inner form is not part of the recorded surface. The labels come out as
 * literals only when the ends in the schema are `as const`; otherwise they are `string`, and ends given as
 * objects come out as `never`.
 * @typeParam S - Type of the schema.
 * @typeParam E - Edge label.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export type ConnectedVertices<S extends SchemaDefinition, E extends keyof S['edges']> = unknown;

/**
 * The properties of an edge label, as an object type.
 *
 * @remarks
 * Every property is mandatory and not null in this type, whatever `required` and `nullable` say.
 * @typeParam E - Type of the edge definition, from {@link ExtractEdgeType}.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export type EdgeProperties<E extends EdgeLabel> = {
  [K in keyof E['properties']]: PropertyTypeOf<E['properties'][K]>;
};

/**
 * The definition of one edge label in a schema's type. An unknown label is a compile error.
 *
 * @remarks
 * This is the definition, not the shape of the data; {@link EdgeProperties} derives the shape from it.
 * @typeParam S - Type of the schema.
 * @typeParam L - Edge label.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export type ExtractEdgeType<S extends SchemaDefinition, L extends keyof S['edges']> = S['edges'][L];

/**
 * The definition of one vertex label in a schema's type. An unknown label is a compile error.
 *
 * @remarks
 * This is the definition, not the shape of the data; {@link VertexProperties} derives the shape from it.
 * @typeParam S - Type of the schema.
 * @typeParam L - Vertex label.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export type ExtractVertexType<S extends SchemaDefinition, L extends keyof S['vertices']> = S['vertices'][L];

/**
 * The TypeScript type of a property's values: `string`, `number`, `boolean`, `Date`,
 * `Record<string, unknown>` or `unknown[]`.
 *
 * @remarks
 * `ANY` and `FLOAT` give `unknown`, and so does a list of types with `FLOAT` in it. `[STRING, INTEGER]` gives
 * `string | number`.
 * @typeParam P - Type of the property definition.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export type PropertyTypeOf<P extends PropertyDefinition> = P['type'] extends PropertyType.STRING
  ? string
  : P['type'] extends PropertyType.NUMBER
    ? number
    : P['type'] extends PropertyType.INTEGER
      ? number
      : P['type'] extends PropertyType.BOOLEAN
        ? boolean
        : P['type'] extends PropertyType.DATE
          ? Date
          : P['type'] extends PropertyType.DATETIME
            ? Date
            : P['type'] extends PropertyType.OBJECT
              ? Record<string, unknown>
              : P['type'] extends PropertyType.ARRAY
                ? unknown[]
                : P['type'] extends PropertyType.ANY
                  ? unknown
                  : P['type'] extends (infer U)[]
                    ? U extends PropertyType
                      ? PropertyTypeOf<{ type: U }>
                      : never
                    : unknown;

/**
 * A type with some of its properties made mandatory.
 *
 * @typeParam T - Type to start from.
 * @typeParam K - Names of the properties to make mandatory.
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export type RequiredProperties<T, K extends keyof T> = T & { [P in K]-?: T[P] };

/**
 * The properties of a vertex label, as an object type.
 *
 * @remarks
 * Every property is mandatory and not null in this type, whatever `required` and `nullable` say. The schema
 * must be written with `satisfies SchemaDefinition`; with a type annotation, or with neither, all properties
 * come out as `unknown`.
 * @typeParam V - Type of the vertex definition, from {@link ExtractVertexType}.
 * @example
 * ```ts
 * import { PropertyType } from 'age-schema-client';
 * import type {
 *   ExtractVertexType,
 *   SchemaDefinition,
 *   VertexProperties,
 * } from 'age-schema-client';
 *
 * const schema = {
 *   version: '1.0.0',
 *   vertices: {
 *     Part: {
 *       properties: {
 *         sku: { type: PropertyType.STRING },
 *         cost: { type: PropertyType.NUMBER },
 *       },
 *     },
 *   },
 *   edges: {},
 * } satisfies SchemaDefinition;
 *
 * type Part = VertexProperties<ExtractVertexType<typeof schema, 'Part'>>;
 * const spoke: Part = { sku: 'SP-02', cost: 0.25 };
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export type VertexProperties<V extends VertexLabel> = {
  [K in keyof V['properties']]: PropertyTypeOf<V['properties'][K]>;
};
