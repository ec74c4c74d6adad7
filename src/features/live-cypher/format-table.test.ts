import { expect, test } from 'vitest';
import { formatTable } from './format-table';

test('columns stand under their names, by characters and not by halves of them', () => {
  const rows = [
    ['"28-inch wheel"', '1'],
    [null, '12'],
    ['"🚲"', '"a\t\r\n\nb"'],
  ];
  expect(formatTable({ columns: ['part', 'level'], rows }).split('\n')).toEqual([
    'part            | level',
    '----------------+-------------',
    '"28-inch wheel" | 1',
    'null            | 12',
    '"🚲"             | "a\\t\\r\\n\\nb"',
  ]);
});

test('a path is cut where it is too long and another cell stands beside it, between characters', () => {
  const rows = [
    ['[🚲🚲]::path', '[0123456789]::path'],
    ['[]::path', '1'],
    ['"🚲🚲🚲 🚲🚲🚲"', '2'],
  ];
  expect(formatTable({ columns: ['a', 'b'], rows }, 8).split('\n')).toEqual([
    'a         | b',
    '----------+-------------------',
    '[🚲🚲]::p…  | [0123456789]::path',
    '[]::path  | 1',
    '"🚲🚲🚲 🚲🚲🚲" | 2',
  ]);
});
