import { describe, expect, it } from 'vitest';
import type { BenchQuery } from './query-set';
import { score, type Ranking } from './score';

const query = (grades: Readonly<Record<string, number>>): BenchQuery => ({
  id: 'q',
  q: 'edges',
  category: 'page',
  routes: Object.entries(grades).map(([route, grade]) => ({ route, grade })),
});

/** The scores of one query whose pages are graded so, for what was shown. */
const scoreOf = (grades: Readonly<Record<string, number>>, routes: readonly string[]) =>
  score([{ query: query(grades), routes }]);

describe('the scores of one query', () => {
  it('are full where the best pages come first, the better before the good', () => {
    expect(scoreOf({ wanted: 3, good: 2, related: 1 }, ['wanted', 'good', 'related', 'other'])).toEqual({
      queries: 1,
      successAt1: 1,
      wantedAt1: 1,
      recallAt3: 1,
      mrrAt10: 1,
      ndcgAt10: 1,
      empty: 0,
    });
  });

  it('take a page that answers well for a hit, and not for the one that is wanted', () => {
    expect(scoreOf({ wanted: 3, good: 2 }, ['good', 'wanted'])).toMatchObject({
      successAt1: 1,
      wantedAt1: 0,
      mrrAt10: 1,
    });
  });

  it('take a related page for no hit', () => {
    expect(scoreOf({ good: 2, related: 1 }, ['related', 'good'])).toMatchObject({
      successAt1: 0,
      recallAt3: 1,
      mrrAt10: 0.5,
    });
  });

  it('ask for three of many hits, among the first three', () => {
    const many = { a: 2, b: 2, c: 2, d: 2 };
    expect(scoreOf(many, ['a', 'b', 'c']).recallAt3).toBe(1);
    expect(scoreOf(many, ['x', 'a', 'y', 'b', 'c', 'd']).recallAt3).toBeCloseTo(1 / 3);
  });

  it('weigh grades by their place', () => {
    // Gains of 7 and 3, the second place worth 1 / log2(3).
    const second = 1 / Math.log2(3);
    expect(scoreOf({ wanted: 3, good: 2 }, ['good', 'wanted']).ndcgAt10).toBeCloseTo(
      (3 + 7 * second) / (7 + 3 * second),
    );
  });

  it('look no further than ten pages', () => {
    const others = Array.from({ length: 10 }, (_, at) => `other-${String(at)}`);
    expect(scoreOf({ wanted: 3 }, [...others, 'wanted'])).toMatchObject({
      mrrAt10: 0,
      ndcgAt10: 0,
      empty: 0,
    });
    expect(scoreOf({ wanted: 3 }, [...others.slice(1), 'wanted']).mrrAt10).toBe(0.1);
  });
});

describe('the scores of several', () => {
  const found: Ranking = { query: query({ a: 3 }), routes: ['a'] };
  const missed: Ranking = { query: query({ a: 3 }), routes: [] };
  const nonsense: Ranking = { query: query({}), routes: [] };

  it('are means, and empty answers are counted', () => {
    expect(score([found, missed])).toMatchObject({ queries: 2, successAt1: 0.5, mrrAt10: 0.5, empty: 1 });
  });

  it('leave nonsense out but for its empty answers', () => {
    expect(score([found, nonsense])).toMatchObject({ queries: 2, successAt1: 1, ndcgAt10: 1, empty: 1 });
    expect(score([nonsense]).mrrAt10).toBe(0);
  });
});
