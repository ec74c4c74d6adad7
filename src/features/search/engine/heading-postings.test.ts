import { expect, it } from 'vitest';
import { headingText, postingsOf, titleText } from './heading-postings';

const numbers = new Map(
  ['bulk', 'edge', 'loading', 'query', 'querybuilder', 'builder'].map((term, at) => [term, at]),
);

it('lists the records of each term as steps, terms in their order', () => {
  const { terms, starts, steps, times, lengths } = postingsOf(
    ['Bulk loading', null, 'Loading edge, edge, edge', 'Bulk loading'],
    numbers,
  );
  expect(terms).toEqual([0, 1, 2]);
  expect(starts).toEqual([0, 2, 3, 6]);
  expect(steps).toEqual([0, 3, 2, 0, 2, 1]);
  expect(times).toEqual([0, 0, 2, 0, 0, 0]);
  expect(lengths).toEqual([2, 0, 2, 2]);
});

it('finds identifiers whole and in parts', () => {
  expect(postingsOf(['QueryBuilder'], numbers).terms).toEqual([3, 4, 5]);
});

it('refuses words that are no terms: the file is damaged', () => {
  expect(() => postingsOf(['Vertices'], numbers)).toThrow('the word "vertices" is no term');
});

it('takes a page by its title and a section by its heading', () => {
  const page = { level: 1, heading: 'Class: SchemaLoader<T>' };
  const section = { level: 3, heading: 'loadGraphData()' };
  expect([titleText(page), headingText(page)]).toEqual(['SchemaLoader', null]);
  expect([titleText(section), headingText(section)]).toEqual([null, 'loadGraphData()']);
});
