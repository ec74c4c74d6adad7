import { expect, test } from 'vitest';
import { formatTable } from './format-table';

test('columns stand under their names, by characters and not by halves of them', () => {
  const rows = [
    ['"28-inch wheel"', '1'],
    [null, '12'],
    ['"🚲"', '"a\tb"'],
  ];
  expect(formatTable({ columns: ['part', 'level'], rows }).split('\n')).toEqual([
    'part            | level',
    '----------------+-------',
    '"28-inch wheel" | 1',
    'null            | 12',
    '"🚲"             | "a\\tb"',
  ]);
});

test('a long cell is cut where another one stands beside it, between characters', () => {
  const rows = [
    ['"🚲🚲🚲🚲"', '"0123456789"'],
    ['1', '2'],
  ];
  expect(formatTable({ columns: ['a', 'b'], rows }, 5).split('\n')).toEqual([
    'a     | b',
    '------+-------------',
    '"🚲🚲🚲… | "0123456789"',
    '1     | 2',
  ]);
});
