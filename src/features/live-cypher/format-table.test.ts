import { expect, test } from 'vitest';
import { formatTable } from './format-table';

test('columns are aligned by characters, not by UTF-16 code units', () => {
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

test('a path that is too long is shortened between characters, except in the last column', () => {
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
