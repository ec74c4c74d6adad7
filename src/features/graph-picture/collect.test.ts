import { expect, test } from 'vitest';
import { captionOf, graphOfCells, isWorthDrawing, limitGraph } from './collect';

const vertex = (id: number, properties = '{}', label = 'Part'): string =>
  `{"id": ${id}, "label": "${label}", "properties": ${properties}}::vertex`;
const edge = (id: number, start: number, end: number): string =>
  `{"id": ${id}, "label": "HAS_PART", "end_id": ${end}, "start_id": ${start}, "properties": {"quantity": 2}}::edge`;
const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

test('graphOfCells finds vertices and edges in cells, paths, lists and maps, each once', () => {
  const graph = graphOfCells([
    vertex(1),
    `[${vertex(1)}, ${edge(9, 1, 2)}, ${vertex(2)}]::path`,
    `[[${vertex(3)}], {"holder": ${vertex(4)}, "way": [${edge(9, 1, 2)}]}]`,
    null,
    '"a ::vertex in a text"',
    'plain ::vertex SQL',
  ]);
  expect(ids(graph.vertices)).toEqual(['1', '2', '3', '4']);
  expect(ids(graph.edges)).toEqual(['9']);
});

test('an end of an edge that is not in the answer becomes a stand-in vertex', () => {
  const { vertices } = graphOfCells([edge(9, 1, 2)]);
  expect(vertices).toMatchObject([
    { id: '1', label: '', properties: [], isStandIn: true },
    { id: '2', label: '', properties: [], isStandIn: true },
  ]);
  expect(vertices.map(captionOf)).toEqual(['?', '?']);
});

test.each([
  ['{"name": "A"}', 'A'],
  ['{"number": 7}', 'Vertex 7'],
  ['{}', 'Vertex 1'],
])('a vertex without a label and with %s has the caption %s and is no stand-in', (properties, caption) => {
  const { vertices } = graphOfCells([vertex(281474976710657, properties, ''), edge(9, 281474976710657, 2)]);
  expect(vertices.map(({ isStandIn }) => isStandIn)).toEqual([undefined, true]);
  expect(vertices.map(captionOf)).toEqual([caption, '?']);
});

test.each([
  ['{"name": "Hub", "sku": "HB-36"}', 'Hub'],
  ['{"sku": "HB-36", "name": ""}', 'HB-36'],
  ['{"number": 7}', 'Part 7'],
  ['{"cost": 22.0}', 'Part 1'],
])('a vertex with %s has the caption %s', (properties, caption) => {
  // The upper bits of an id hold the number of the label: this is the first vertex of label 3.
  const [first] = graphOfCells([vertex(844424930131969, properties)]).vertices;
  expect(first && captionOf(first)).toBe(caption);
});

test('a graph is worth drawing if it has an edge, but not if it is a single vertex or empty', () => {
  expect(isWorthDrawing(graphOfCells([vertex(1)]))).toBe(false);
  expect(isWorthDrawing(graphOfCells(['1', null]))).toBe(false);
  expect(isWorthDrawing(graphOfCells([edge(9, 1, 2)]))).toBe(true);
  expect(isWorthDrawing(graphOfCells([vertex(1), edge(9, 1, 1)]))).toBe(true);
});

test('limitGraph drops edges over the limit, and edges whose vertices it drops', () => {
  const graph = graphOfCells([vertex(1), vertex(2), vertex(3), edge(8, 1, 2), edge(9, 2, 3)]);
  const { vertices, edges } = limitGraph(graph, { vertices: 2, edges: 5 });
  expect([ids(vertices), ids(edges)]).toEqual([['1', '2'], ['8']]);
  expect(ids(limitGraph(graph, { vertices: 3, edges: 1 }).edges)).toEqual(['8']);
});
