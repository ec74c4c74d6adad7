import { expect, it } from 'vitest';
import { groupBy } from './group-by';

it('keeps the order of the items, and that of the keys as they first came', () => {
  expect([...groupBy(['part', 'edge', 'path', 'order', 'end'], ([letter]) => letter)]).toEqual([
    ['p', ['part', 'path']],
    ['e', ['edge', 'end']],
    ['o', ['order']],
  ]);
});

it('has no groups without items', () => {
  expect(groupBy([], String).size).toBe(0);
});
