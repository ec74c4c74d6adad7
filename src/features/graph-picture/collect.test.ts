import { expect, test } from 'vitest';
import { captionOf, graphOfCells, isWorthDrawing, limitGraph } from './collect';

const vertex = (id: number, properties = '{}', label = 'Part'): string =>
  `{"id": ${id}, "label": "${label}", "properties": ${properties}}::vertex`;
const edge = (id: number, start: number, end: number): string =>
  `{"id": ${id}, "label": "HAS_PART", "end_id": ${end}, "start_id": ${start}, "properties": {"quantity": 2}}::edge`;
const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

test('finds vertices and edges alone, in paths, lists and maps, once each', () => {
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

test('an end that did not come back becomes a stand-in', () => {
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
])('a vertex without label and with %s stands for itself and is called %s', (properties, caption) => {
  const { vertices } = graphOfCells([vertex(281474976710657, properties, ''), edge(9, 281474976710657, 2)]);
  expect(vertices.map(({ isStandIn }) => isStandIn)).toEqual([undefined, true]);
  expect(vertices.map(captionOf)).toEqual([caption, '?']);
});

test.each([
  ['{"name": "Hub", "sku": "HB-36"}', 'Hub'],
  ['{"sku": "HB-36", "name": ""}', 'HB-36'],
  ['{"number": 7}', 'Part 7'],
  ['{"cost": 22.0}', 'Part 1'],
])('a vertex with %s is called %s', (properties, caption) => {
  // The label's number stands in the upper bits of the id: the first vertex of label 3.
  const [first] = graphOfCells([vertex(844424930131969, properties)]).vertices;
  expect(first && captionOf(first)).toBe(caption);
});

test('one vertex alone is no picture, unless it has an edge to itself', () => {
  expect(isWorthDrawing(graphOfCells([vertex(1)]))).toBe(false);
  expect(isWorthDrawing(graphOfCells(['1', null]))).toBe(false);
  expect(isWorthDrawing(graphOfCells([edge(9, 1, 2)]))).toBe(true);
  expect(isWorthDrawing(graphOfCells([vertex(1), edge(9, 1, 1)]))).toBe(true);
});

test('a limited graph keeps no edge without its ends', () => {
  const graph = graphOfCells([vertex(1), vertex(2), vertex(3), edge(8, 1, 2), edge(9, 2, 3)]);
  const { vertices, edges } = limitGraph(graph, { vertices: 2, edges: 5 });
  expect([ids(vertices), ids(edges)]).toEqual([['1', '2'], ['8']]);
  expect(ids(limitGraph(graph, { vertices: 3, edges: 1 }).edges)).toEqual(['8']);
});
