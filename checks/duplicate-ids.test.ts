import { expect, it } from 'vitest';
import { findDuplicateIds } from './duplicate-ids';

const texts: Readonly<Record<string, string>> = {
  'a.ts': "[\n  {\n    id: 'x',\n  },\n  {\n    id: 'x',\n  },\n]",
  'b.ts': "[\n  { a },\n  {\n    id: 'x',\n  },\n]",
};
const find = (...entries: readonly (readonly [id: string, file: string])[]) =>
  findDuplicateIds(
    entries.map(([id, file]) => ({ id, file })),
    (file) => texts[file] ?? '',
  ).map(({ file, line, message }) => `${file}:${String(line)}: ${message}`);

it('reports nothing when each id occurs once', () => {
  expect(find(['x', 'a.ts'], ['y', 'a.ts'])).toEqual([]);
});

it('names the place of each repeated id, and the place of the first one', () => {
  expect(find(['x', 'a.ts'], ['x', 'a.ts'], ['x', 'b.ts'])).toEqual([
    'a.ts:6: The id "x" is taken by a.ts:3.',
    'b.ts:4: The id "x" is taken by a.ts:3.',
  ]);
});
