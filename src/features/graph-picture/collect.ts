import { parseAgtype, type Agtype, type AgtypeEdge, type AgtypeVertex } from '../agtype/agtype';

/** A vertex of a picture. */
export interface GraphVertex extends AgtypeVertex {
  /** Set if the answer does not contain the vertex: only its id is known, from an edge. */
  readonly isStandIn?: true;
}

/** What a picture is made of. */
export interface Graph {
  readonly vertices: readonly GraphVertex[];
  readonly edges: readonly AgtypeEdge[];
}

function visit(value: Agtype, vertices: Map<string, GraphVertex>, edges: Map<string, AgtypeEdge>): void {
  if (value.kind === 'vertex') vertices.set(value.id, value);
  else if (value.kind === 'edge') edges.set(value.id, value);
  else if (value.kind === 'path' || value.kind === 'list') {
    for (const item of value.items) visit(item, vertices, edges);
  } else if (value.kind === 'map') {
    for (const [, item] of value.entries) visit(item, vertices, edges);
  }
}

/** A stand-in for an edge's end that is not in the answer. The picture shows only that there is a vertex. */
function standIn(id: string): GraphVertex {
  return { kind: 'vertex', id, label: '', properties: [], isStandIn: true };
}

/**
 * Collects every vertex and edge of an answer once, whether alone, in a path, a list or a map. If the answer does not
 * contain an end of an edge, a stand-in without label and properties takes its place.
 *
 * @param values - the cells of the answer, in any order; the picture keeps that order
 */
function collectGraph(values: readonly Agtype[]): Graph {
  const vertices = new Map<string, GraphVertex>();
  const edges = new Map<string, AgtypeEdge>();
  for (const value of values) visit(value, vertices, edges);
  for (const { startId, endId } of edges.values()) {
    for (const id of [startId, endId]) if (!vertices.has(id)) vertices.set(id, standIn(id));
  }
  return { vertices: [...vertices.values()], edges: [...edges.values()] };
}

/** Whether a picture says more than a row. That of a single vertex does not, unless it has an edge to itself. */
export const isWorthDrawing = ({ vertices, edges }: Graph): boolean =>
  vertices.length > 1 || edges.length > 0;

/** The property by which a reader would name the vertex. */
export function captionOf({ properties, label, id, isStandIn }: GraphVertex): string {
  const kind = label || 'Vertex';
  for (const key of ['name', 'title', 'number', 'sku', 'code', 'slug', 'id']) {
    const value = properties.find(([name]) => name === key)?.[1];
    if (value?.kind === 'string' && value.value !== '') return value.value;
    if (value?.kind === 'integer') return `${kind} ${value.text}`;
  }
  return isStandIn ? '?' : `${kind} ${entryOf(id)}`;
}

/** A graph id holds the label's number in its upper 16 bits and counts the label's elements in the lower 48. */
function entryOf(id: string): string {
  return /^\d{1,20}$/.test(id) ? String(BigInt.asUintN(48, BigInt(id))) : id;
}

/** The first vertices of a graph, and the edges between them: a picture of hundreds shows nothing. */
export function limitGraph(graph: Graph, most: { readonly vertices: number; readonly edges: number }): Graph {
  const vertices = graph.vertices.slice(0, most.vertices);
  const ids = new Set(vertices.map(({ id }) => id));
  const edges = graph.edges.filter(({ startId, endId }) => ids.has(startId) && ids.has(endId));
  return { vertices, edges: edges.slice(0, most.edges) };
}

/**
 * The graph in the cells of an answer, as AGE printed them. What is no agtype (a column of plain SQL) holds no graph.
 *
 * @param cells - in reading order; SQL NULL is null
 */
export function graphOfCells(cells: readonly (string | null)[]): Graph {
  return collectGraph(
    cells.flatMap((cell) => {
      if (cell === null || !/::(?:vertex|edge|path)\b/.test(cell)) return [];
      try {
        return [parseAgtype(cell)];
      } catch {
        return [];
      }
    }),
  );
}
