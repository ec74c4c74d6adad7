/** One property value of the example graph. Dates are ISO text, because AGE has no date type. */
export type GraphValue = string | number;

export interface GraphVertex {
  /** The name the vertex has inside `bicycle.cypher`; it is not stored in the graph. */
  readonly name: string;
  readonly label: string;
  readonly properties: Readonly<Record<string, GraphValue>>;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly properties: Readonly<Record<string, GraphValue>>;
}

export interface ExampleGraph {
  readonly vertices: readonly GraphVertex[];
  readonly edges: readonly GraphEdge[];
}

/** A part of the bicycle graph with a graph name of its own in the database. */
export interface GraphSlice {
  /** Graph name in AGE, as in `cypher('parts', …)`. */
  readonly id: 'bicycle' | 'parts' | 'categories' | 'orders';
  readonly title: string;
  readonly description: string;
  readonly vertexLabels: readonly string[];
  readonly edgeLabels: readonly string[];
}
