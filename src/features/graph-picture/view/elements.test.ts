import { expect, test } from 'vitest';
import { graphOfCells } from '../collect';
import { layOut } from '../layout/lay-out';
import { listElements, type PictureElement } from './elements';

const list = (...cells: readonly string[]): readonly PictureElement[] => {
  const graph = graphOfCells(cells);
  return listElements(graph, layOut(graph));
};

const vertex = (id: number, properties: string): string =>
  `{"id": ${id}, "label": "", "properties": ${properties}}::vertex`;
const edge = '{"id": 9, "label": "KNOWS", "end_id": 2, "start_id": 1, "properties": {}}::edge';

test('a vertex without a label has its name or number as its title, and keeps its properties', () => {
  const properties = [['name', { kind: 'string', value: 'A' }]];
  expect(list(vertex(1, '{"name": "A"}'), vertex(2, '{}'), edge)).toMatchObject([
    { label: 'no label', title: 'A', properties, isStandIn: false },
    { label: 'no label', title: 'Vertex 2', properties: [], edges: ['A KNOWS Vertex 2'], isStandIn: false },
    { label: 'KNOWS', title: 'A KNOWS Vertex 2', edges: [], isStandIn: false },
  ]);
});

test('a vertex that is not in the answer, only an end of an edge, has its id as its title', () => {
  expect(list(vertex(1, '{}'), edge)).toMatchObject([
    { title: 'Vertex 1', isStandIn: false },
    { label: 'Vertex', title: '2', isStandIn: true },
    { title: 'Vertex 1 KNOWS ?' },
  ]);
});
