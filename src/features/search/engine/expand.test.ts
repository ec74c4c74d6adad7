import { expect, it } from 'vitest';
import { expandQuery } from './expand';
import { parseQuery } from './query';
import { Vocabulary } from './vocabulary';

const vocabulary = new Vocabulary(['grip', 'hang', 'timeout', 'validate', 'validation']);
const termsOf = (query: string): string[][] =>
  expandQuery(parseQuery(query), vocabulary).map((terms) => [...terms.keys()].sort());

it.each([
  ['validatio', ['validate', 'validation']],
  ['timeou', ['hang', 'timeout']],
  ['tim', ['timeout']],
])('%s stands for %j while it is typed', (query, terms) => {
  expect(termsOf(query)).toEqual([terms]);
});

it('takes two letters for swapped before it takes one for another', () => {
  const near = new Vocabulary(['part', 'patch', 'path']);
  const termsOfNear = (query: string): string[][] =>
    expandQuery(parseQuery(query), near).map((terms) => [...terms.keys()]);
  expect(termsOfNear('paht')).toEqual([['path']]);
  expect(termsOfNear('parh')).toEqual([['part', 'path']]);
});

it('guesses at a misspelt word, but not beside one that is like nothing here', () => {
  expect(termsOf('grid')).toEqual([['grip']]);
  expect(termsOf('css grid')).toEqual([[], []]);
  expect(termsOf('css validatoin')).toEqual([[], ['validate', 'validation']]);
});

it('takes the end of an edge for no closing: "disconnect" finds the pool that is closed, not the ends', () => {
  const ends = new Vocabulary(['close', 'end']);
  const termsOfEnds = (query: string): string[][] =>
    expandQuery(parseQuery(query), ends).map((terms) => [...terms.keys()]);
  expect(termsOfEnds('disconnect')).toEqual([['close']]);
  expect(termsOfEnds('end')).toEqual([['end']]);
});
