import { expect, test } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { formatKept, keptFile, readKept } from './kept';
import { readCells } from './rows';
import { drawSample, pictureOfCells } from './sample-picture';

const bike = '{"id": 1, "label": "Product", "properties": {"name": "Heron 🚲 | blue"}}::vertex';
const edge = '{"id": 3, "label": "HAS_PART", "end_id": 2, "start_id": 1, "properties": {}}::edge';

/** Lays a table out as `samples:update` does: columns padded to their widest cell, counted in characters. */
function table(columns: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => Array.from(line[at] ?? '').length)));
  const pad = (line: readonly string[]): string =>
    line
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - Array.from(cell).length))
      .join(' | ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return [pad(columns), rule, ...rows.map(pad), `(${rows.length} rows)`].join('\n');
}

test('reads cells back, even with separators, emoji, null or nothing in them', () => {
  const rows = table(['bike', 'edge', 'note'], [bike, edge, '"a | b"'], ['null', '1', '']);
  expect(readCells(`NOTICE:  hello\n${rows}\n\n${table(['n'], ['7'])}`)).toEqual([
    bike,
    edge,
    '"a | b"',
    null,
    '1',
    '',
    '7',
  ]);
});

test('finds no cells in text without a table', () => {
  expect(readCells('CREATE TABLE\n(0 rows)')).toEqual([]);
});

const fence = {
  language: 'rows',
  code: table(['bike', 'edge'], [bike, edge]),
  isLive: false,
  next: undefined,
};

test('draws the graph of a rows fence, with a legend of its labels', () => {
  const picture = drawSample(fence, {}, 'p1');
  expect(picture?.legend).toMatch(/Product<\/li>.*not in the answer<\/li>$/);
  expect(picture?.svg).toContain('Heron 🚲 | blue');
  expect(picture?.svg).toContain('id="p1-arrow"');
});

test.each(['"Heron"', bike, `[${bike}, ${bike.replace('1', '2')}]`, 'null'])(
  'draws no picture of %s, which has no connected vertices',
  (cell) => {
    expect(drawSample({ ...fence, code: table(['x'], [cell]) }, {}, 'p')).toBeNull();
  },
);

test('draws nothing for a table in a fence that is not rows', () => {
  expect(drawSample({ ...fence, language: 'text' }, {}, 'p')).toBeNull();
});

test('shows the stored picture only for a live statement that no rows fence follows', () => {
  const statement = 'MATCH path = (:Product)-[:HAS_PART]->() RETURN path';
  const kept = { [statement]: pictureOfCells([bike, edge]) ?? { nodes: [], edges: [] } };
  const live = { language: 'cypher', code: statement, isLive: true, next: 'ts' };
  expect(drawSample(live, kept, 'p')?.svg).toContain('HAS_PART');
  expect(drawSample({ ...live, next: 'rows' }, kept, 'p')).toBeNull();
  expect(drawSample({ ...live, isLive: false }, kept, 'p')).toBeNull();
  expect(drawSample({ ...live, code: 'toString' }, kept, 'p')).toBeNull();
  expect(JSON.parse(formatKept(kept))).toEqual(kept);
});

test.each([
  '[]',
  'null',
  '"RETURN 1"',
  '{ "RETURN 1": null }',
  '{ "RETURN 1": { "nodes": [] } }',
  '{ "RETURN 1": { "nodes": [], "edges": [] }, "RETURN 2": null }',
])('refuses stored pictures of the wrong shape and names the remedy: %s', (text) => {
  expect(() => readKept(makeTempFolder({ [keptFile]: text }))).toThrow(
    'pictures.json:1: These are no pictures by their statement. Write it anew with `npm run samples:update`.',
  );
});

test('stored pictures are sorted by statement and read back unchanged', () => {
  const kept = { 'RETURN 2': { nodes: [], edges: [] }, 'RETURN 1': { nodes: [], edges: [] } };
  const text = formatKept(kept);
  expect(text.indexOf('RETURN 1')).toBeLessThan(text.indexOf('RETURN 2'));
  expect(readKept(makeTempFolder({ [keptFile]: text }))).toEqual(kept);
});
