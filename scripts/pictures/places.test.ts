import { expect, it } from 'vitest';
import { readJson } from '../../plugins/repository-files/read-json';
import { questionPictureFile } from '../../plugins/playground/question-pictures';
import { countHidden } from '../../src/features/graph-picture/layout/hidden-edges';
import { nodeWidth } from '../../src/features/graph-picture/geometry';
import type { Picture } from '../../src/features/graph-picture/model';
import { arrange, categoryTree } from './places';

const drawn = readJson(process.cwd(), questionPictureFile('category-tree', true), '') as Picture;

it('gives the vertices their places and hides no edge', () => {
  const { nodes, edges } = arrange(drawn, categoryTree);
  const numbers = new Map(nodes.map(({ id }, number) => [id, number]));
  const hidden = countHidden(
    edges.map(({ from, to }) => [numbers.get(from) ?? -1, numbers.get(to) ?? -1] as const),
    new Map(nodes.map((node, number) => [number, node])),
    nodes.map(({ caption }) => nodeWidth(caption)),
  );
  expect(hidden).toBe(0);
  expect(nodes.find(({ caption }) => caption === 'Bicycles')).toMatchObject({ x: 70, y: 15 });
  expect(edges).toBe(drawn.edges);
});

it('names a vertex without a place', () => {
  const { Wren, ...others } = categoryTree;
  expect(Wren).toBeDefined();
  expect(() => arrange(drawn, others)).toThrow(
    'scripts/pictures/places.ts: "Wren" has no place. Give it one.',
  );
});
