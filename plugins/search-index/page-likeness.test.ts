import { expect, it } from 'vitest';
import { compareTerms } from './page-likeness';

const likenessOf = (...pages: string[]) => compareTerms(pages.map((text) => new Set(text.match(/\S+/g))));

it('is the weight of the shared terms, divided by the geometric mean of both term counts', () => {
  const likeness = likenessOf('vertex edge', 'edge vertex load', 'vertex cause', 'cause delay');
  expect(likeness(0, 1)).toBeCloseTo((Math.log(4 / 2) + Math.log(4 / 3)) / Math.sqrt(2 * 3));
  expect(likeness(2, 0)).toBe(likeness(0, 2));
});

it('weights a rare term more than a common one, and ignores a term of all pages', () => {
  const likeness = likenessOf(
    'all rare common',
    'all rare other',
    'all common more',
    'all common most',
    'all last',
  );
  expect(likeness(0, 1)).toBeGreaterThan(likeness(0, 2));
  expect(likeness(0, 4)).toBe(0);
});

it('weights a shared term less when the other page has more terms', () => {
  const likeness = likenessOf('edge', 'edge a', 'edge b c d e', 'f');
  expect(likeness(0, 1)).toBeGreaterThan(likeness(0, 2));
});

it('is 0 for pages that share no term or have no terms', () => {
  const likeness = likenessOf('a', 'b', '', '');
  expect([likeness(0, 1), likeness(1, 2), likeness(2, 3)]).toEqual([0, 0, 0]);
});
