import { expect, test } from 'vitest';
import { formatFinding } from '../finding';
import { pageOf } from '../passages/fixture';
import { readPagePassages } from '../passages/read-page';
import { findMisspellings, toFinding } from './spell';
import { checkWordList } from './word-list';

const passages = (text: string, file = 'docs/a.mdx') => readPagePassages(pageOf(text, { file }));

test('accepts correct words, code and words of the list', { timeout: 60_000 }, async () => {
  const text = 'The colour of agtype is `recieved`.\n\n```ts\nconst recieved = 1;\n```';
  expect(await findMisspellings(passages(text), ['agtype'])).toEqual([]);
});

test('reports a misspelt word at each of its places', { timeout: 60_000 }, async () => {
  const text = 'A row,\nthen its occurence.';
  const both = [...passages(text), ...passages(text, 'docs/b.mdx')];
  const [first, second, ...others] = (await findMisspellings(both, [])).map(toFinding).map(formatFinding);
  expect(first).toContain('docs/a.mdx:2: The dictionary does not know "occurence" (occurrence');
  expect(second).toContain('docs/b.mdx:2: ');
  expect(others).toEqual([]);
});

test(
  'names the line of a misspelt word, also of the first word of a paragraph',
  { timeout: 60_000 },
  async () => {
    const text = 'A row.\n\nOccurence of a\nrow, and its occurence.';
    const found = (await findMisspellings(passages(text), [])).map(({ word, line }) => [word, line]);
    expect(found).toEqual([
      ['Occurence', 3],
      ['occurence', 4],
    ]);
  },
);

test('reports words of the list that are out of order, repeated or no longer used', () => {
  const findings = checkWordList(['agtype', 'zebra', 'poolers'], passages('Poolers and agtype.'));
  expect(findings.map(({ line, message }) => [line, message])).toEqual([
    [2, 'No page uses the word "zebra".'],
    [3, '"poolers" stands after "zebra".'],
  ]);
  expect(checkWordList(['agtype', 'Agtype'], passages('The agtype.'))).toEqual([
    {
      file: 'checks/spelling/words.txt',
      line: 2,
      message: '"Agtype" stands after "agtype".',
      remedy: 'Keep one word a line, sorted, none twice.',
    },
  ]);
  expect(checkWordList(['agtype', 'poolers'], passages('Poolers and agtype.'))).toEqual([]);
});
