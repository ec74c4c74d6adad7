import { expect, it } from 'vitest';
import { compareTerms } from './page-likeness';

const likenessOf = (...pages: string[]) => compareTerms(pages.map((text) => new Set(text.match(/\S+/g))));

it('is the weight of the shared terms beside how many both have', () => {
  const likeness = likenessOf('vertex edge', 'edge vertex load', 'vertex cause', 'cause delay');
  expect(likeness(0, 1)).toBeCloseTo((Math.log(4 / 2) + Math.log(4 / 3)) / Math.sqrt(2 * 3));
  expect(likeness(2, 0)).toBe(likeness(0, 2));
});

it('counts a rare term for more than a common one, and one of all pages for nothing', () => {
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

it('counts the same term for less between pages that say much else', () => {
  const likeness = likenessOf('edge', 'edge a', 'edge b c d e', 'f');
  expect(likeness(0, 1)).toBeGreaterThan(likeness(0, 2));
});

it('is nothing between pages that share no term, or have none', () => {
  const likeness = likenessOf('a', 'b', '', '');
  expect([likeness(0, 1), likeness(1, 2), likeness(2, 3)]).toEqual([0, 0, 0]);
});
