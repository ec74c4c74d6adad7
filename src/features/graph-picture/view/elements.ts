import type { AgtypeEntries } from '../../agtype/agtype';
import type { Graph } from '../collect';
import type { Picture } from '../model';

/** A vertex or edge as the list and the card show it. */
export interface PictureElement {
  readonly kind: 'vertex' | 'edge';
  readonly id: string;
  readonly label: string;
  /** `Hub`, or `28-inch wheel HAS_PART Hub`. */
  readonly title: string;
  readonly properties: AgtypeEntries;
  /** Titles of the edges that begin or end at a vertex. */
  readonly edges: readonly string[];
  /** Whether the answer contains only the vertex's id, in an edge. */
  readonly isStandIn: boolean;
}

/** Everything in a picture, vertices first, in the order of the answer. */
export function listElements(graph: Graph, { nodes, edges }: Picture): readonly PictureElement[] {
  const captions = new Map(nodes.map(({ id, caption }) => [id, caption]));
  const vertices = new Map(graph.vertices.map((vertex) => [vertex.id, vertex]));
  const properties = new Map(graph.edges.map((edge) => [edge.id, edge.properties]));
  const lines = edges.map((edge) => ({
    ...edge,
    title: `${captions.get(edge.from) ?? edge.from} ${edge.label} ${captions.get(edge.to) ?? edge.to}`,
  }));
  return [
    ...nodes.map(({ id, label, caption }): PictureElement => {
      const vertex = vertices.get(id);
      const isStandIn = vertex?.isStandIn ?? false;
      return {
        kind: 'vertex',
        id,
        label: isStandIn ? 'Vertex' : label,
        title: isStandIn ? id : caption,
        properties: vertex?.properties ?? [],
        edges: lines.filter(({ from, to }) => from === id || to === id).map((line) => line.title),
        isStandIn,
      };
    }),
    ...lines.map(({ id, label, title }): PictureElement => ({
      kind: 'edge',
      id,
      label,
      title,
      properties: properties.get(id) ?? [],
      edges: [],
      isStandIn: false,
    })),
  ];
}
