import type { Agtype, AgtypeEdge, AgtypeVertex } from '../../src/features/live-cypher/agtype';

export interface GraphParts {
  readonly vertices: readonly AgtypeVertex[];
  readonly edges: readonly AgtypeEdge[];
}

function visit(value: Agtype, vertices: Map<string, AgtypeVertex>, edges: Map<string, AgtypeEdge>): void {
  if (value.kind === 'vertex') vertices.set(value.id, value);
  else if (value.kind === 'edge') edges.set(value.id, value);
  else if (value.kind === 'path' || value.kind === 'list') {
    for (const item of value.items) visit(item, vertices, edges);
  } else if (value.kind === 'map') {
    for (const [, item] of value.entries) visit(item, vertices, edges);
  }
}

/** Every vertex and edge in an answer, once each, wherever it stands: alone, in a path, a list or a map. */
export function collectGraph(values: readonly Agtype[]): GraphParts {
  const vertices = new Map<string, AgtypeVertex>();
  const edges = new Map<string, AgtypeEdge>();
  for (const value of values) visit(value, vertices, edges);
  return { vertices: [...vertices.values()], edges: [...edges.values()] };
}

/** The property a reader would call the vertex by. */
export function captionOf({ properties, label, id }: AgtypeVertex): string {
  for (const key of ['name', 'title', 'number', 'sku', 'code', 'slug', 'id']) {
    const value = properties.find(([name]) => name === key)?.[1];
    if (value?.kind === 'string') return value.value;
    if (value?.kind === 'integer') return `${label} ${value.text}`;
  }
  return `${label} ${id}`;
}
