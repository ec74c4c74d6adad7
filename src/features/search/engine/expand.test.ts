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
])('expands the incomplete word "%s" to %j', (query, terms) => {
  expect(termsOf(query)).toEqual([terms]);
});

it('prefers a correction that swaps two letters to one that replaces a letter', () => {
  const near = new Vocabulary(['part', 'patch', 'path']);
  const termsOfNear = (query: string): string[][] =>
    expandQuery(parseQuery(query), near).map((terms) => [...terms.keys()]);
  expect(termsOfNear('paht')).toEqual([['path']]);
  expect(termsOfNear('parh')).toEqual([['part', 'path']]);
});

it('corrects a misspelt word, but makes no unlikely correction beside an unknown word', () => {
  expect(termsOf('grid')).toEqual([['grip']]);
  expect(termsOf('css grid')).toEqual([[], []]);
  expect(termsOf('css validatoin')).toEqual([[], ['validate', 'validation']]);
});

it('expands "disconnect" to "close" but not to "end", which may be the end of an edge', () => {
  const ends = new Vocabulary(['close', 'end']);
  const termsOfEnds = (query: string): string[][] =>
    expandQuery(parseQuery(query), ends).map((terms) => [...terms.keys()]);
  expect(termsOfEnds('disconnect')).toEqual([['close']]);
  expect(termsOfEnds('end')).toEqual([['end']]);
});
