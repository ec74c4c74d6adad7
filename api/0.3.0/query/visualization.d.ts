import type { QueryResult } from '../db/query';

/** @category Queries */
export declare class QueryVisualization {
  constructor();
  static parseQueryPlan(planResult: any): QueryPlanNode;
  static queryPlanToDot(plan: QueryPlanNode): string;
  /** @param directed - Default: `true`. */
  static toDot(graphData: GraphVisualizationData, directed?: boolean): string;
  /** @param options - Default: `{}`. */
  static toGraphVisualization(
    result: QueryResult,
    options?: GraphVisualizationOptions,
  ): GraphVisualizationData;
}

/** @category Queries */
export interface GraphVisualizationData {
  edges: {
    color?: string;
    data: any;
    id: string;
    label?: string;
    source: string;
    target: string;
    width?: number;
  }[];
  nodes: { color?: string; data: any; id: string; label: string; size?: number }[];
}

/** @category Queries */
export interface GraphVisualizationOptions {
  defaultEdgeColor?: string;
  defaultEdgeWidth?: number;
  defaultNodeColor?: string;
  defaultNodeSize?: number;
  edgeColorProperty?: string;
  edgeLabelProperty?: string;
  edgeWidthProperty?: string;
  nodeColorProperty?: string;
  nodeLabelProperty?: string;
  nodeSizeProperty?: string;
}

/** @category Queries */
export interface QueryPlanNode {
  actualRows?: number;
  children?: QueryPlanNode[];
  details: Record<string, any>;
  estimatedRows?: number;
  executionTime?: number;
  id: string;
  type: string;
}
