import type { QueryExecutor } from './query';
import type { SQLFilterOperator, SQLOrderDirection } from './types';
import type { SchemaDefinition } from '../schema/definition';
import type { SQLGenerator } from '../sql/generator';

/**
 * Creates, reads, changes and deletes vertices one by one, by label, with checks against the schema.
 *
 * @remarks
 * Values are pasted into the Cypher text. `createVertex` escapes quotes but not backslashes; the other methods,
 * the filters of `getVerticesByLabel` included, escape nothing and break on `O'Brien`. All are open to injection,
 * so never give them untrusted text; use {@link QueryExecutor.executeCypher} with parameters. Each call takes
 * two round trips, `deleteVertexById` four. From about the thirtieth label on, graph ids exceed what a
 * JavaScript number holds, and the methods that take an id miss or hit a neighbour.
 * @typeParam T - Type of the schema.
 * @example
 * ```ts
 * import { SQLGenerator, VertexOperations } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const vertices = new VertexOperations(
 *   schema,
 *   executor,
 *   new SQLGenerator(schema),
 *   'bicycle',
 * );
 * const spoke = await vertices.createVertex('Part', {
 *   sku: 'SP-02',
 *   name: 'Spoke',
 *   cost: 0.25,
 * });
 * console.log(spoke.id, spoke.properties);
 * ```
 * @see [Batch operations](guide:how-to-guides/batch-operations)
 * @category Loading
 */
export declare class VertexOperations<T extends SchemaDefinition> {
  /**
   * Binds the operations to an executor. Nothing is sent.
   *
   * @param schema - Labels and properties to check against.
   * @param queryExecutor - Runs the Cypher.
   * @param sqlGenerator - Generator made from the same schema; required by the signature, no Cypher comes
   *   from it.
   * @param graphName - Graph to work on, unless each call names one; a method's own `graphName` comes first.
   */
  constructor(schema: T, queryExecutor: QueryExecutor, sqlGenerator: SQLGenerator, graphName?: string);
  /**
   * Creates a vertex, after checking label, required and unknown properties, and types.
   *
   * @remarks
   * Open to Cypher injection: no untrusted text, since a backslash is read as an escape. Nested objects,
   * `undefined`, `NaN` and the text `$q$` fail. A property named `id` is not checked, nor are `DATETIME`, `ANY` and
   * lists of types.
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param data - Properties.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns The vertex: `id` is the graph id, a number at run time, and the values are in `properties`.
   * @throws {@link ValidationError} when label or properties do not fit the schema.
   * @throws An internal `QueryError` when AGE refuses the Cypher.
   * @example
   * ```ts
   * import { SQLGenerator, VertexOperations } from 'age-schema-client';
   * // ---cut-start---
   * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const vertices = new VertexOperations(
   *   schema,
   *   executor,
   *   new SQLGenerator(schema),
   *   'bicycle',
   * );
   * const bell = await vertices.createVertex('Part', { sku: 'BL-01', name: 'Bell', cost: 6.5 });
   * console.log(bell.properties); // { sku: 'BL-01', cost: 6.5, name: 'Bell' }
   * ```
   */
  createVertex<L extends keyof T['vertices']>(
    label: L,
    data: VertexData<T, L>,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  /**
   * Deletes all vertices with given property values, together with their edges.
   *
   * @remarks
   * Open to Cypher injection: no untrusted text.
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param properties - Values to look for.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns Whether any vertex was deleted.
   */
  deleteVertex<L extends keyof T['vertices']>(
    label: L,
    properties: Record<string, any>,
    graphName?: string,
  ): Promise<boolean>;
  /**
   * Deletes a vertex by its graph id, together with its edges.
   *
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param id - Graph id, as AGE gave it; not an `id` property.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns The vertex that was deleted.
   * @throws `Error` when there is no such vertex.
   */
  deleteVertexById<L extends keyof T['vertices']>(
    label: L,
    id: string,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  /**
   * Finds one vertex by property values.
   *
   * @remarks
   * Open to Cypher injection: no untrusted text. With no values at all it returns any vertex of the label.
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param properties - Values to look for.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns The first one found; null at run time if there is none.
   */
  getVertex<L extends keyof T['vertices']>(
    label: L,
    properties: Record<string, any>,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  /**
   * Reads a vertex by its graph id.
   *
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param id - Graph id, as AGE gave it; not an `id` property.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns The vertex; null at run time if there is none.
   */
  getVertexById<L extends keyof T['vertices']>(
    label: L,
    id: string,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  /**
   * Lists the vertices of a label, with filters, order and paging.
   *
   * @remarks
   * Open to Cypher injection: no untrusted text. `limit` together with `offset` is a syntax error. Filters
   * compare as text, booleans excepted, so `cost > 10` also finds 9; `LIKE` means "contains"; the other operators
   * that are words do not work. For anything more, write Cypher.
   * @typeParam L - Vertex label.
   * @param label - Vertex label; one that the schema lacks gives an empty list.
   * @param options - Filters, order, limit or offset. Default: `{}`.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns The vertices.
   * @example
   * ```ts
   * import { SQLGenerator, VertexOperations } from 'age-schema-client';
   * // ---cut-start---
   * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const vertices = new VertexOperations(
   *   schema,
   *   executor,
   *   new SQLGenerator(schema),
   *   'bicycle',
   * );
   * for (const part of await vertices.getVerticesByLabel('Part', { limit: 5 }))
   *   console.log(part.properties);
   * ```
   */
  getVerticesByLabel<L extends keyof T['vertices']>(
    label: L,
    options?: VertexQueryOptions,
    graphName?: string,
  ): Promise<Vertex<T, L>[]>;
  /**
   * Turns a result row into a vertex. The other methods use it.
   *
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param row - Row of a query.
   * @returns The vertex.
   */
  transformToVertex<L extends keyof T['vertices']>(label: L, row: Record<string, any>): Vertex<T, L>;
  /**
   * Changes all vertices with given property values, and returns only one of them.
   *
   * @remarks
   * Open to Cypher injection: no untrusted text. A property set to null is removed.
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param properties - Values to look for.
   * @param data - Properties to set.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns One of the changed vertices; null at run time if none was found.
   * @throws {@link ValidationError} when `data` does not fit the schema.
   */
  updateVertex<L extends keyof T['vertices']>(
    label: L,
    properties: Record<string, any>,
    data: Partial<VertexData<T, L>>,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  /**
   * Changes a vertex by its graph id. A property set to null is removed.
   *
   * @remarks
   * Open to Cypher injection: no untrusted text.
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param id - Graph id, as AGE gave it; not an `id` property.
   * @param data - Properties to set; at least one, since none gives a syntax error.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns The vertex after the change.
   * @throws `Error` when there is no such vertex.
   * @throws {@link ValidationError} when `data` does not fit the schema.
   */
  updateVertexById<L extends keyof T['vertices']>(
    label: L,
    id: string,
    data: Partial<VertexData<T, L>>,
    graphName?: string,
  ): Promise<Vertex<T, L>>;
  /**
   * Checks properties against the schema, without sending anything.
   *
   * @typeParam L - Vertex label.
   * @param label - Vertex label.
   * @param data - Properties.
   * @param isPartial - Whether required properties may be missing, as in a change. Default: `false`.
   * @throws {@link ValidationError} when something does not fit.
   */
  validateVertexData<L extends keyof T['vertices']>(
    label: L,
    data: Partial<VertexData<T, L>>,
    isPartial?: boolean,
  ): void;
}

/**
 * A vertex as {@link VertexOperations} returns it. At run time the properties are in `properties` only, and
 * `id` is a number.
 *
 * @typeParam T - Type of the schema.
 * @typeParam L - Vertex label.
 */
export type Vertex<T extends SchemaDefinition, L extends keyof T['vertices']> = {
  id: string;
  label: L;
  properties?: Record<string, any>;
} & VertexData<T, L>;

/**
 * Properties of a vertex label, all optional and unchecked by the compiler.
 *
 * @typeParam T - Type of the schema.
 * @typeParam L - Vertex label.
 */
export type VertexData<T extends SchemaDefinition, L extends keyof T['vertices']> = {
  [K in keyof T['vertices'][L]['properties']]?: any;
};

/** Filters, order and paging of {@link VertexOperations.getVerticesByLabel}. */
export interface VertexQueryOptions {
  /**
   * Conditions, all of which must hold. Values other than booleans compare as text; `LIKE` means "contains"; the
   * other operators that are words, such as `IN` and `IS NOT NULL`, do not work.
   */
  filters?: { operator: SQLFilterOperator; property: string; value: any }[];
  /** Maximum number of rows. Together with `offset` the query is a syntax error. */
  limit?: number;
  /** Rows to skip at the start. Together with `limit` the query is a syntax error. */
  offset?: number;
  /** Sort keys, in order of precedence. */
  orderBy?: { direction: SQLOrderDirection; property: string }[];
}
