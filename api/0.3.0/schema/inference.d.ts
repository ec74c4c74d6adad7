import type {
  EdgeLabel,
  PropertyDefinition,
  PropertyType,
  SchemaDefinition,
  VertexLabel,
} from './definition';

/** @category Schema */
export type ConnectedVertices<S extends SchemaDefinition, E extends keyof S['edges']> = unknown;

/** @category Schema */
export type EdgeProperties<E extends EdgeLabel> = {
  [K in keyof E['properties']]: PropertyTypeOf<E['properties'][K]>;
};

/** @category Schema */
export type ExtractEdgeType<S extends SchemaDefinition, L extends keyof S['edges']> = S['edges'][L];

/** @category Schema */
export type ExtractVertexType<S extends SchemaDefinition, L extends keyof S['vertices']> = S['vertices'][L];

/** @category Schema */
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

/** @category Schema */
export type RequiredProperties<T, K extends keyof T> = T & { [P in K]-?: T[P] };

/** @category Schema */
export type VertexProperties<V extends VertexLabel> = {
  [K in keyof V['properties']]: PropertyTypeOf<V['properties'][K]>;
};
