import { expect, it } from 'vitest';
import { countOf } from './count-of';

it.each([
  [0, '0 findings'],
  [1, '1 finding'],
  [2, '2 findings'],
])('uses the form of the noun that belongs to %i', (count, words) => {
  expect(countOf(count, 'finding')).toBe(words);
});

it('uses the plural that it is given', () => {
  expect(countOf(1, 'table of rows', 'tables of rows')).toBe('1 table of rows');
  expect(countOf(3, 'table of rows', 'tables of rows')).toBe('3 tables of rows');
});
