import type { QueryResult } from '../db/query';

/**
 * Turns vertices and edges into drawing data or DOT text. It does not read results of AGE: their values are
 * text, and they have other keys for ends and names. Pass rows that you have parsed and renamed.
 *
 * @example
 * ```ts
 * import { QueryVisualization } from 'age-schema-client';
 *
 * const dot = QueryVisualization.toDot({
 *   nodes: [
 *     { id: 'BK-101', label: 'Heron', data: {} },
 *     { id: 'FR-10', label: 'Steel frame', data: {} },
 *   ],
 *   edges: [{ id: 'e1', source: 'BK-101', target: 'FR-10', label: 'HAS_PART', data: {} }],
 * });
 * ```
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export declare class QueryVisualization {
  /** Not needed: all methods are static. */
  constructor();
  /**
   * Does not read the output of EXPLAIN: it expects an object `{ plan: … }`, which PostgreSQL does not return.
   * Look at the plan's text instead.
   *
   * @param planResult - An object with `plan`.
   * @returns The plan as a tree; null at run time for any other input.
   */
  static parseQueryPlan(planResult: any): QueryPlanNode;
  /**
   * Writes a plan as DOT text for Graphviz.
   *
   * @param plan - A tree of plan nodes.
   * @returns The DOT text.
   */
  static queryPlanToDot(plan: QueryPlanNode): string;
  /**
   * Writes a graph as DOT text for Graphviz. Quotes in labels are not escaped.
   *
   * @param graphData - Vertices and edges.
   * @param directed - Whether edges are arrows. Default: `true`.
   * @returns The DOT text.
   */
  static toDot(graphData: GraphVisualizationData, directed?: boolean): string;
  /**
   * Does not read results of AGE: their values are text, and AGE names ends `start_id` and `end_id`. It reads
   * labels from `node.name` and ends from `source` and `target`; pass rows of that form.
   *
   * @param result - Result whose rows hold vertices and edges as objects.
   * @param options - Which properties give label, colour and size. Default: `{}`.
   * @returns Vertices and edges for a drawing library.
   */
  static toGraphVisualization(
    result: QueryResult,
    options?: GraphVisualizationOptions,
  ): GraphVisualizationData;
}

/**
 * Vertices and edges for a drawing library.
 *
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface GraphVisualizationData {
  /** Edges: `source` and `target` are ids of vertices. */
  edges: {
    color?: string;
    data: any;
    id: string;
    label?: string;
    source: string;
    target: string;
    width?: number;
  }[];
  /** Vertices, each with an id and a label. */
  nodes: { color?: string; data: any; id: string; label: string; size?: number }[];
}

/**
 * How {@link QueryVisualization.toGraphVisualization} draws.
 *
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface GraphVisualizationOptions {
  /**
   * Colour of edges, unless `edgeColorProperty` is given.
   * @defaultValue `'#7f7f7f'`
   */
  defaultEdgeColor?: string;
  /**
   * Width of edges without one of their own.
   * @defaultValue `1`
   */
  defaultEdgeWidth?: number;
  /**
   * Colour of vertices, unless `nodeColorProperty` is given.
   * @defaultValue `'#1f77b4'`
   */
  defaultNodeColor?: string;
  /**
   * Size of vertices without one of their own.
   * @defaultValue `10`
   */
  defaultNodeSize?: number;
  /** Property with an edge's colour. */
  edgeColorProperty?: string;
  /**
   * Property with an edge's label.
   * @defaultValue `'type'`
   */
  edgeLabelProperty?: string;
  /** Property with an edge's width. */
  edgeWidthProperty?: string;
  /** Property with a vertex's colour. */
  nodeColorProperty?: string;
  /**
   * Property with a vertex's label.
   * @defaultValue `'name'`
   */
  nodeLabelProperty?: string;
  /** Property with a vertex's size. */
  nodeSizeProperty?: string;
}

/**
 * One step of a query plan.
 *
 * @see [Query builder](guide:api-reference/query-builder)
 * @category Queries
 */
export interface QueryPlanNode {
  /** Rows it returned. */
  actualRows?: number;
  /** Steps it takes its rows from. */
  children?: QueryPlanNode[];
  /** Further figures of the step. */
  details: Record<string, any>;
  /** Rows the planner expected. */
  estimatedRows?: number;
  /** Time taken, in milliseconds. */
  executionTime?: number;
  /** Name of the step in the drawing. */
  id: string;
  /** Kind of the step. */
  type: string;
}
