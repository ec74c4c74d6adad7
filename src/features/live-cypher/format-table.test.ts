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

test('a long path is cut where another cell stands beside it, between characters', () => {
  const rows = [
    ['[🚲🚲]::path', '[0123456789]::path'],
    ['"🚲🚲🚲"', '2'],
  ];
  expect(formatTable({ columns: ['a', 'b'], rows }, 4).split('\n')).toEqual([
    'a     | b',
    '------+-------------------',
    '[🚲🚲…  | [0123456789]::path',
    '"🚲🚲🚲" | 2',
  ]);
});
