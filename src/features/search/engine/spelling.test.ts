import { describe, expect, it } from 'vitest';
import { allowedEdits, countEdits, lettersOf, mayBeWithin } from './spelling';

describe('edits', () => {
  it.each([
    ['vertex', 'vertex', 0],
    ['vertx', 'vertex', 1],
    ['vertexx', 'vertex', 1],
    ['vartex', 'vertex', 1],
    ['ertex', 'vertex', 1],
    ['bacth', 'batch', 1],
    ['evrtex', 'vertex', 1],
    ['edge', 'dxge', 2],
    ['trasnaction', 'transaction', 1],
    ['vartxe', 'vertex', 2],
    ['confguraton', 'configuration', 2],
  ])('from %s to %s: %i', (from, to, edits) => {
    expect(countEdits(from, to, 2)).toBe(edits);
    expect(countEdits(to, from, 2)).toBe(edits);
  });

  it.each([
    ['vertex', 'vertx', 1],
    ['batch', 'bacth', 1],
    ['confguraton', 'configuration', 2],
    ['abcd', 'efcd', 2],
  ])('may suffice from %s to %s, judged by their letters', (from, to, edits) => {
    expect(mayBeWithin(edits, lettersOf(from), lettersOf(to))).toBe(true);
  });

  it('cannot suffice if more letters differ than they can change', () => {
    expect(mayBeWithin(1, lettersOf('abcdef'), lettersOf('abcxyz'))).toBe(false);
    expect(mayBeWithin(1, lettersOf('edge'), lettersOf('xyzedge'))).toBe(false);
    expect(mayBeWithin(2, lettersOf('vertices'), lettersOf('glossary'))).toBe(false);
  });

  it('beyond the limit are counted as one more than the limit', () => {
    expect(countEdits('edge', 'vertex', 2)).toBe(3);
    expect(countEdits('edge', 'vertices', 2), 'by their lengths alone').toBe(3);
    expect(countEdits('abcdefgh', 'hgfedcba', 1)).toBe(2);
  });
});

it('no edit is allowed in short words and words with digits, one or two are in others', () => {
  expect(['age', 'edge', 'vertices', '42P01', 'bm25'].map(allowedEdits)).toEqual([0, 1, 2, 0, 0]);
});
