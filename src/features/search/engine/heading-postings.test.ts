import { expect, it } from 'vitest';
import { createTermReader, headingText, postingsOf, titleText } from './heading-postings';

const terms = ['builder', 'bulk', 'edge', 'loading', 'query', 'querybuilder'];
const read = createTermReader();

it('lists the records of each term as steps, in the order of the terms', () => {
  const {
    terms: found,
    starts,
    counts,
    steps,
    times,
    lengths,
  } = postingsOf(['Bulk loading', null, 'Loading edge, edge, edge', 'Bulk loading'], terms, read);
  expect(found).toEqual([1, 2, 3]);
  expect(starts).toEqual([0, 2, 3]);
  expect(counts).toEqual([2, 1, 3]);
  expect(steps).toEqual([0, 3, 2, 0, 2, 1]);
  expect(times).toEqual([0, 0, 2, 0, 0, 0]);
  expect(lengths).toEqual([2, 0, 2, 2]);
});

it('lists an identifier under itself and under its parts', () => {
  expect(postingsOf(['QueryBuilder'], terms, read).terms).toEqual([0, 4, 5]);
});

it('reads the plain title of a page, and the heading of a section', () => {
  const page = { level: 1, heading: 'Class: SchemaLoader<T>' };
  const section = { level: 3, heading: 'loadGraphData()' };
  expect([titleText(page), headingText(page)]).toEqual(['SchemaLoader', null]);
  expect([titleText(section), headingText(section)]).toEqual([null, 'loadGraphData()']);
});
