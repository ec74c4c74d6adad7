import type { QueryExecutor } from './query';
import type { Vertex } from './vertex';
import type { PropertyType, SchemaDefinition } from '../schema/definition';
import type { SQLGenerator } from '../sql/generator';
import type { SQLFilterOperator, SQLOrderDirection } from '../sql/types';

/**
 * Creates and deletes edges. Its other methods fail as soon as an edge matches, some of them after the change
 * was made: read and change edges with {@link QueryExecutor.executeCypher}.
 *
 * @remarks
 * `createEdge` and `deleteEdge` work. The others parse AGE's text as JSON and stumble over its `::edge`
 * ending, with a `SyntaxError`.
 * @typeParam T - Type of the schema.
 * @example
 * ```ts
 * import { EdgeOperations, SQLGenerator, VertexOperations } from 'age-schema-client';
 * // ---cut-start---
 * import type { QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const generator = new SQLGenerator(schema);
 * const vertices = new VertexOperations(schema, executor, generator, 'bicycle');
 * const edges = new EdgeOperations(schema, executor, generator, 'bicycle');
 *
 * const supplier = await vertices.getVertex('Supplier', { code: 'SU-02' });
 * const spoke = await vertices.getVertex('Part', { sku: 'SP-02' });
 * await edges.createEdge('SUPPLIES', supplier, spoke, { leadDays: 9, price: 0.2 });
 *
 * const { rows } = await executor.executeCypher(
 *   'MATCH (s:Supplier)-[r:SUPPLIES]->(p:Part) RETURN s.name AS supplier, p.name AS part, r.price AS price',
 *   {},
 *   'bicycle',
 * );
 * ```
 * @see [Batch operations](guide:how-to-guides/batch-operations)
 * @category Loading
 */
export declare class EdgeOperations<T extends SchemaDefinition> {
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
   * Creates an edge between two vertices that carry `label` and graph `id`.
   *
   * @remarks
   * AGE plans the search for the ends as a scan of every vertex table; for many edges use
   * {@link CypherQueryGenerator}. The labels of the ends are checked against the schema only where
   * `fromVertex` and `toVertex` are a label or a list of labels. Values are pasted into the Cypher: no
   * untrusted text.
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param fromVertex - Vertex that the edge leaves, as {@link VertexOperations} returned it.
   * @param toVertex - Vertex that the edge reaches.
   * @param data - Properties, `id` only if declared; `null` needs `nullable: true` and a cast. Default: `{}`.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns The edge with `id`, `fromId`, `toId` and its properties.
   * @throws {@link ValidationError} when label, ends or properties do not fit the schema.
   * @throws `TypeError` when an end does not exist; nothing is created then.
   */
  createEdge<L extends keyof T['edges']>(
    label: L,
    fromVertex: Vertex<T, any>,
    toVertex: Vertex<T, any>,
    data?: EdgeData<T, L>,
    graphName?: string,
  ): Promise<Edge<T, L>>;
  /**
   * Does not work: it creates exactly one edge and then throws. Use
   * {@link CypherQueryGenerator.generateCreateEdgesQuery}.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param edges - Ends and properties of each edge.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns Nothing usable.
   * @throws `SyntaxError` after the first edge.
   */
  createEdgesBatch<L extends keyof T['edges']>(
    label: L,
    edges: { data?: EdgeData<T, L>; fromVertex: Vertex<T, any>; toVertex: Vertex<T, any> }[],
    graphName?: string,
  ): Promise<Edge<T, L>[]>;
  /**
   * Deletes the edges between vertices with given property values.
   *
   * @remarks
   * Values are pasted into the Cypher: no untrusted text.
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param fromProperties - Values of the vertex that the edge leaves.
   * @param toProperties - Values of the vertex that the edge reaches.
   * @param edgeProperties - Values of the edge itself.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns Whether any edge was deleted.
   */
  deleteEdge<L extends keyof T['edges']>(
    label: L,
    fromProperties: Record<string, any>,
    toProperties: Record<string, any>,
    edgeProperties?: Record<string, any>,
    graphName?: string,
  ): Promise<boolean>;
  /**
   * Fails after the edge is gone: it deletes, then throws. Use {@link EdgeOperations.deleteEdge}, or Cypher.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param id - Graph id of the edge.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns Nothing usable.
   * @throws `SyntaxError` after the deletion; `Error` when there is no such edge.
   */
  deleteEdgeById<L extends keyof T['edges']>(label: L, id: string, graphName?: string): Promise<Edge<T, L>>;
  /**
   * Fails after the edges are gone: it deletes, then throws. Use {@link EdgeOperations.deleteEdge}, or
   * Cypher.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param fromVertex - Vertex that the edges leave.
   * @param toVertex - Vertex that the edges reach.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns An empty list when no edge matches.
   * @throws `SyntaxError` when an edge matched, after the deletion.
   */
  deleteEdgesBetweenVertices<L extends keyof T['edges']>(
    label: L,
    fromVertex: Vertex<T, any>,
    toVertex: Vertex<T, any>,
    graphName?: string,
  ): Promise<Edge<T, L>[]>;
  /**
   * Fails as soon as an edge matches. Read edges with {@link QueryExecutor.executeCypher}.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param fromProperties - Values of the vertex that the edge leaves.
   * @param toProperties - Values of the vertex that the edge reaches.
   * @param edgeProperties - Values of the edge itself.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns Null when no edge matches.
   * @throws `SyntaxError` when one does.
   */
  getEdge<L extends keyof T['edges']>(
    label: L,
    fromProperties: Record<string, any>,
    toProperties: Record<string, any>,
    edgeProperties?: Record<string, any>,
    graphName?: string,
  ): Promise<Edge<T, L>>;
  /**
   * Fails as soon as the edge exists. Read edges with {@link QueryExecutor.executeCypher}.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param id - Graph id of the edge.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns Null when there is no such edge.
   * @throws `SyntaxError` when there is one.
   */
  getEdgeById<L extends keyof T['edges']>(label: L, id: string, graphName?: string): Promise<Edge<T, L>>;
  /**
   * Fails as soon as an edge matches. Read edges with {@link QueryExecutor.executeCypher}.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param fromVertex - Vertex that the edges leave.
   * @param toVertex - Vertex that the edges reach.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns An empty list when no edge matches.
   * @throws `SyntaxError` when one does.
   */
  getEdgesBetweenVertices<L extends keyof T['edges']>(
    label: L,
    fromVertex: Vertex<T, any>,
    toVertex: Vertex<T, any>,
    graphName?: string,
  ): Promise<Edge<T, L>[]>;
  /**
   * Fails as soon as the label has an edge. Read edges with {@link QueryExecutor.executeCypher}.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param options - Filters, order, limit or offset. Default: `{}`.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns An empty list when no edge matches.
   * @throws `SyntaxError` when one does.
   * @example
   * What works instead:
   * ```ts
   * // ---cut-start---
   * import type { QueryExecutor } from 'age-schema-client';
   * declare const executor: QueryExecutor;
   * // ---cut-end---
   * const { rows } = await executor.executeCypher(
   *   'MATCH (s:Supplier)-[r:SUPPLIES]->(p:Part) RETURN s.name AS supplier, p.name AS part, r.leadDays AS days',
   *   {},
   *   'bicycle',
   * );
   * ```
   */
  getEdgesByLabel<L extends keyof T['edges']>(
    label: L,
    options?: EdgeQueryOptions,
    graphName?: string,
  ): Promise<Edge<T, L>[]>;
  /**
   * Turns a result row into an edge, for the other methods of the class. In Cypher of your own, return the
   * individual properties instead: AGE's text of a whole edge is not JSON.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param row - Row of a query.
   * @returns The edge.
   */
  transformToEdge<L extends keyof T['edges']>(label: L, row: Record<string, any>): Edge<T, L>;
  /**
   * Fails after the change was made: it writes, then throws. Change edges with
   * {@link QueryExecutor.executeCypher}.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param fromProperties - Values of the vertex that the edge leaves; none at all is a syntax error.
   * @param toProperties - Values of the vertex that the edge reaches; none is a syntax error, too.
   * @param edgeProperties - Values of the edge itself.
   * @param data - Properties to set.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns Null when no edge matches.
   * @throws `SyntaxError` when one does, after the change.
   */
  updateEdge<L extends keyof T['edges']>(
    label: L,
    fromProperties: Record<string, any>,
    toProperties: Record<string, any>,
    edgeProperties: Record<string, any>,
    data: Partial<EdgeData<T, L>>,
    graphName?: string,
  ): Promise<Edge<T, L>>;
  /**
   * Fails after the change was made: it writes, then throws. Change edges with
   * {@link QueryExecutor.executeCypher}.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param id - Graph id of the edge.
   * @param data - Properties to set.
   * @param graphName - Graph to work on, if not the one given to the constructor.
   * @returns Nothing usable.
   * @throws `SyntaxError` after the change; `Error` when there is no such edge.
   */
  updateEdgeById<L extends keyof T['edges']>(
    label: L,
    id: string,
    data: Partial<EdgeData<T, L>>,
    graphName?: string,
  ): Promise<Edge<T, L>>;
  /**
   * Checks properties against the schema, without sending anything.
   *
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param data - Properties.
   * @param isPartial - Whether required properties may be missing, as in a change. Default: `false`.
   * @throws {@link ValidationError} when something does not fit.
   */
  validateEdgeData<L extends keyof T['edges']>(
    label: L,
    data: Partial<EdgeData<T, L>>,
    isPartial?: boolean,
  ): void;
  /**
   * Checks that two vertices have the labels that an edge label joins, without sending anything.
   *
   * @remarks
   * Ends that the schema gives as an object are not checked.
   * @typeParam L - Edge label.
   * @param label - Edge label.
   * @param fromVertex - Vertex that the edge leaves.
   * @param toVertex - Vertex that the edge reaches.
   * @throws {@link ValidationError} when a label does not fit.
   */
  validateVertexTypes<L extends keyof T['edges']>(
    label: L,
    fromVertex: Vertex<T, any>,
    toVertex: Vertex<T, any>,
  ): void;
}

/**
 * An edge as {@link EdgeOperations.createEdge} returns it. At run time the properties are in `properties`, too,
 * and neither `createdAt` nor `updatedAt` is set.
 *
 * @typeParam T - Type of the schema.
 * @typeParam L - Edge label.
 */
export type Edge<T extends SchemaDefinition, L extends keyof T['edges']> = {
  fromId: string;
  id: string;
  label: L;
  toId: string;
} & EdgeData<T, L> & { createdAt?: Date; updatedAt?: Date };

/**
 * Properties of an edge label, with types from the schema, all optional.
 *
 * @typeParam T - Type of the schema.
 * @typeParam L - Edge label.
 */
export type EdgeData<T extends SchemaDefinition, L extends keyof T['edges']> = {
  [
    K in keyof T['edges'][L]['properties']
  ]?: T['edges'][L]['properties'][K]['type'] extends PropertyType.STRING
    ? string
    : T['edges'][L]['properties'][K]['type'] extends PropertyType.INTEGER
      ? number
      : T['edges'][L]['properties'][K]['type'] extends PropertyType.FLOAT
        ? number
        : T['edges'][L]['properties'][K]['type'] extends PropertyType.BOOLEAN
          ? boolean
          : T['edges'][L]['properties'][K]['type'] extends PropertyType.DATE
            ? Date
            : T['edges'][L]['properties'][K]['type'] extends PropertyType.OBJECT
              ? Record<string, any>
              : T['edges'][L]['properties'][K]['type'] extends PropertyType.ARRAY
                ? any[]
                : any;
} & { id?: string };

/** Filters, order and paging of {@link EdgeOperations.getEdgesByLabel}. */
export interface EdgeQueryOptions {
  /**
   * Conditions, all of which must hold. Values compare as text; `LIKE` means "contains"; the other operators
   * that are words, such as `IN` and `IS NOT NULL`, do not work.
   */
  filters?: { operator: SQLFilterOperator; property: string; value: any }[];
  /** Maximum number of rows. Together with `offset` the query is a syntax error. */
  limit?: number;
  /** Rows to skip at the start. Together with `limit` the query is a syntax error. */
  offset?: number;
  /** Sort keys, in order of precedence. */
  orderBy?: { direction: SQLOrderDirection; property: string }[];
}
