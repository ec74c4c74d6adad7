import { expect, test } from 'vitest';
import { parseAgtype } from '../../agtype/agtype';
import { findNearest, isArrow } from './nearest';
import { valueText } from './value-text';

const places = [
  { id: 'above', x: 5, y: -80 },
  { id: 'right', x: 90, y: 10 },
  { id: 'far right', x: 70, y: 60 },
];

test.each([
  ['ArrowUp', 'above'],
  ['ArrowRight', 'right'],
  ['ArrowDown', 'right'],
  ['ArrowLeft', undefined],
] as const)('findNearest goes with %s to the vertex %s', (arrow, id) => {
  const here = { x: 0, y: 0 };
  expect(findNearest(here, places.slice(0, arrow === 'ArrowDown' ? 2 : 3), arrow)?.id).toBe(id);
});

test('isArrow accepts only arrow keys', () => {
  expect(['ArrowUp', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false]);
});

test.each([
  ['null', 'null'],
  ['"Hub"', 'Hub'],
  ['1.50::numeric', '1.50'],
  ['9007199254740993', '9007199254740993'],
  ['[1, 2.0, {"a": true}]', '[1, 2.0, {a: true}]'],
  ['{"id": 1, "label": "Part", "properties": {"sku": "X"}}::vertex', "(:Part {sku: 'X'})"],
  ['{"id": 1, "label": "", "properties": {"sku": "X"}}::vertex', "({sku: 'X'})"],
  [
    '[{"id": 1, "label": "A", "properties": {}}::vertex, {"id": 3, "label": "B", "end_id": 2, "start_id": 1, "properties": {}}::edge, {"id": 2, "label": "", "properties": {}}::vertex]::path',
    '(:A {})-[:B {}]-({})',
  ],
  ['["1", "2"]', "['1', '2']"],
  ['[1, 2]', '[1, 2]'],
  [String.raw`["a', 'b", {"c d": "\\"}]`, String.raw`['a\', \'b', {` + '`c d`' + String.raw`: '\\'}]`],
])('valueText writes %s as %s', (agtype, text) => {
  expect(valueText(parseAgtype(agtype))).toBe(text);
});
