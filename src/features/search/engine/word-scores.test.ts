import { describe, expect, it } from 'vitest';
import { packIndex, type RecordToPack } from './pack';
import { Retrieval } from './retrieval';
import { openLibrary } from './unpack';
import { addUp, coverageOfBoth, scoreWord } from './word-scores';

const record = (heading: string, text: string, code = ''): RecordToPack => ({
  level: 2,
  heading,
  anchor: heading,
  fields: { meta: '', lead: '', text, code },
  text,
});

const source = { name: '0.3.0', version: '0.3.0', tag: '', language: 'en' };
const { index } = packIndex(source, 'one', [
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
  expect([...word('undone', 1).said]).toEqual([0, 1]);
});

it('a term counts as said by its weight, but not for more than 1', () => {
  expect([...word('rollback', 0.5).said]).toEqual([0.5, 0]);
  expect([...word('rollback', 2.6).said]).toEqual([1, 0]);
});

const scored = (...terms: readonly (readonly [string, number])[]) =>
  scoreWord(new Map(terms), places, retrieval);

it('of several terms, the best counts in each page and in each record', () => {
  expect([...scored(['rollback', 1], ['nothing', 0.5]).said]).toEqual([1, 0]);
  const { scores, rarity } = scored(['rollback', 0.9], ['undone', 0.1]);
  const alone = retrieval.scoresOf('rollback');
  Array.from(alone.records).forEach((record, at) =>
    expect(scores[record]).toBeCloseTo((alone.scores[at] ?? 0) * 0.9 * rarity),
  );
});

it('is found if any record has one of its terms', () => {
  expect([scored(['undone', 1]), scored(['gone', 1])].map(({ isFound }) => isFound)).toEqual([true, false]);
});

describe('a word is as rare as', () => {
  it('a term that counts as the word itself, or else as all the lesser ones together', () => {
    expect(scored(['undone', 0.9], ['rollback', 0.5]).rarity).toBe(retrieval.rarity(1));
    expect(scored(['undone', 0.5], ['nothing', 0.5]).rarity).toBe(retrieval.rarity(2));
    expect(scored(['undone', 0.1], ['rollback', 0.5]).rarity, 'no record counts twice').toBe(
      retrieval.rarity(2),
    );
  });

  it('a word of 50 records if more have its lesser terms, unless it has one alone', () => {
    const records = Array.from({ length: 60 }, () => record('Section', 'common words'));
    const pages = [{ route: 'docs/many', group: 'Guides', kind: 'guide', records }] as const;
    const many = openLibrary([packIndex(source, 'two', pages).index]);
    const ofMany = new Retrieval(many);
    const rarityOf = (...terms: readonly string[]): number =>
      scoreWord(
        new Map(terms.map((term) => [term, 0.5])),
        { pageOf: many.records.map(() => 0), pageCount: 1 },
        ofMany,
      ).rarity;
    expect(rarityOf('common', 'words')).toBe(ofMany.rarity(50));
    expect(rarityOf('common')).toBe(ofMany.rarity(60));
  });
});

it('a page says of a query the sum of the shares of the words it says', () => {
  const words = [word('rollback', 1), word('nothing', 1), word('gone', 1)];
  expect([...addUp(words, [0.5, 0.3, 0.2], places).said]).toEqual([0.8, 0]);
});

it('a record has the sum of the scores and shares of its words; two records together have those of either', () => {
  const words = [word('transactions', 1), word('nothing', 1), word('undone', 1)];
  const shares = [0.5, 0.3, 0.2];
  const { totals, coverages } = addUp(words, shares, places);
  expect(totals[0]).toBe((words[0]?.scores[0] ?? 0) + (words[1]?.scores[0] ?? 0));
  expect([...coverages]).toEqual([0.8, 0, 0.2]);
  expect(coverageOfBoth(words, shares, 0, 1)).toBe(0.8);
  expect(coverageOfBoth(words, shares, 1, 2)).toBe(0.2);
  expect(coverageOfBoth(words, shares, 0, 2)).toBe(1);
});
