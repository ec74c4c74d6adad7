import cytoscape, { type ElementDefinition, type LayoutOptions } from 'cytoscape';
import { nodeHeight, nodeWidth } from '../../src/features/graph-picture/geometry';
import type { Picture } from '../../src/features/graph-picture/model';
import { captionOf, type GraphParts } from './collect';

/** Distance between two layers, in CSS pixels: room for an edge's caption. */
const layerHeight = 84;
const gap = 44;

/**
 * Gives each vertex a place: in layers from top to bottom along the edges, so that a bill of materials, a tree and a
 * chain of orders read downwards. The same graph always gets the same places.
 *
 * @param parts - vertices and edges of an answer; edges whose ends are missing are left out
 */
export function layOut({ vertices, edges }: GraphParts): Picture {
  const ids = new Set(vertices.map(({ id }) => id));
  const drawn = edges.filter(({ startId, endId }) => ids.has(startId) && ids.has(endId));
  const captions = new Map(vertices.map((vertex) => [vertex.id, captionOf(vertex)]));
  const elements: ElementDefinition[] = [
    ...vertices.map(({ id }) => ({ data: { id, width: nodeWidth(captions.get(id) ?? '') } })),
    ...drawn.map(({ id, startId, endId }) => ({ data: { id: `e${id}`, source: startId, target: endId } })),
  ];
  const graph = cytoscape({
    headless: true,
    styleEnabled: true,
    elements,
    style: [
      { selector: 'node', style: { width: 'data(width)', height: nodeHeight, shape: 'round-rectangle' } },
    ],
  });
  const layout: LayoutOptions = {
    name: 'breadthfirst',
    directed: true,
    fit: false,
    animate: false,
    spacingFactor: 1,
  };
  graph.layout(layout).run();
  const layers = new Map<number, { id: string; x: number }[]>();
  for (const node of graph.nodes().toArray()) {
    const { x, y } = node.position();
    const layer = layers.get(Math.round(y)) ?? [];
    layers.set(Math.round(y), [...layer, { id: node.id(), x }]);
  }
  graph.destroy();
  const places = spread(
    [...layers.entries()].sort(([a], [b]) => a - b).map(([, layer]) => layer),
    captions,
  );
  return {
    nodes: vertices.map((vertex) => ({
      id: vertex.id,
      label: vertex.label,
      caption: captions.get(vertex.id) ?? '',
      ...(places.get(vertex.id) ?? { x: 0, y: 0 }),
    })),
    edges: drawn.map(({ id, startId, endId, label }) => ({ id, from: startId, to: endId, label })),
  };
}

/** Sets each layer centred, its nodes side by side in the order the layout chose, as close as captions allow. */
function spread(
  layers: readonly (readonly { readonly id: string; readonly x: number }[])[],
  captions: ReadonlyMap<string, string>,
): Map<string, { x: number; y: number }> {
  const places = new Map<string, { x: number; y: number }>();
  layers.forEach((layer, row) => {
    const nodes = [...layer]
      .sort((a, b) => a.x - b.x)
      .map(({ id }) => ({ id, width: nodeWidth(captions.get(id) ?? '') }));
    const total = nodes.reduce((sum, { width }) => sum + width, gap * (nodes.length - 1));
    let x = -total / 2;
    for (const { id, width } of nodes) {
      places.set(id, { x: Math.round(x + width / 2), y: row * layerHeight });
      x += width + gap;
    }
  });
  return places;
}
