import { expect, it } from 'vitest';
import { packIndex, type RecordToPack } from './pack';
import { Retrieval } from './retrieval';
import { openLibrary } from './unpack';
import { addUp, scoreWord } from './word-scores';

const record = (heading: string, text: string, code = ''): RecordToPack => ({
  level: 2,
  heading,
  anchor: heading,
  fields: { meta: '', lead: '', text, code },
  text,
});

const { index } = packIndex({ name: '0.3.0', version: '0.3.0', tag: '', language: 'en' }, 'one', [
  {
    route: 'docs/transactions',
    group: 'Guides',
    kind: 'guide',
    records: [record('Transactions', 'all or nothing'), record('After', 'a rollback')],
  },
  { route: 'docs/pool', group: 'Guides', kind: 'guide', records: [record('Rollback', 'undone')] },
]);
const library = openLibrary([index]);
const retrieval = new Retrieval(library);
const places = { pageOf: library.records.map(({ page }) => page), pageCount: library.pages.length };
const word = (term: string, weight: number) => scoreWord(new Map([[term, weight]]), places, retrieval);

it('a page says a word if the text of any section has it; headings do not count', () => {
  expect([...word('rollback', 1).said]).toEqual([1, 0]);
});

it('a term counts as said by its weight, but not for more than 1', () => {
  expect([...word('rollback', 0.5).said]).toEqual([0.5, 0]);
  expect([...word('rollback', 2.6).said]).toEqual([1, 0]);
});

it('a page says of a query the sum of the shares of the words it says', () => {
  const words = [word('rollback', 1), word('nothing', 1), word('gone', 1)];
  expect([...addUp(words, [0.5, 0.3, 0.2], places).said]).toEqual([0.8, 0]);
});
