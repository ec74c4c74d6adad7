import { describe, expect, it } from 'vitest';
import { allowedEdits, countEdits } from './spelling';

describe('edits', () => {
  it.each([
    ['vertex', 'vertex', 0],
    ['vertx', 'vertex', 1],
    ['vertexx', 'vertex', 1],
    ['vartex', 'vertex', 1],
    ['bacth', 'batch', 1],
    ['trasnaction', 'transaction', 1],
    ['confguraton', 'configuration', 2],
  ])('from %s to %s: %i', (from, to, edits) => {
    expect(countEdits(from, to, 2)).toBe(edits);
    expect(countEdits(to, from, 2)).toBe(edits);
  });

  it('stop counting at the limit', () => {
    expect(countEdits('edge', 'vertex', 2)).toBe(3);
    expect(countEdits('abcdefgh', 'hgfedcba', 1)).toBe(2);
  });
});

it('short words and words with digits must be right', () => {
  expect(['age', 'edge', 'vertices', '42P01', 'bm25'].map(allowedEdits)).toEqual([0, 1, 2, 0, 0]);
});
