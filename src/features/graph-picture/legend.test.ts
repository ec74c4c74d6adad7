import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { graphOfCells } from './collect';
import { layOut } from './layout/lay-out';
import { drawLegend } from './legend';

const bare = '{"id": 1, "label": "", "properties": {}}::vertex';
const part = '{"id": 3, "label": "Part", "properties": {}}::vertex';
const edge = '{"id": 9, "label": "KNOWS", "end_id": 2, "start_id": 1, "properties": {}}::edge';

test('the legend has separate entries for vertices without a label and for those that are not in the answer', () => {
  const { nodes } = layOut(graphOfCells([part, bare, edge, bare]));
  const $ = load(drawLegend(nodes.map(({ label }) => label)));
  const entries = $('li').toArray();
  expect(entries.map((entry) => $(entry).text())).toEqual(['Part', 'no label', 'not in the answer']);
  expect(entries.map((entry) => $(entry).find('path').attr('style'))).toEqual([
    'fill:var(--label-part)',
    'fill:var(--label-none)',
    'fill:var(--label-none)',
  ]);
});

test('the name of a label is escaped', () => {
  expect(drawLegend(['<b>'])).toContain('&lt;b&gt;</li>');
});

test('a label of several vertices is named once', () => {
  expect(load(drawLegend(['Part', 'Order', 'Part']))('li').text()).toBe('PartOrder');
});
