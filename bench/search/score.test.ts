import { describe, expect, it } from 'vitest';
import type { BenchQuery } from './query-set';
import { score, type Ranking } from './score';

const query = (grades: Readonly<Record<string, number>>): BenchQuery => ({
  id: 'q',
  q: 'edges',
  category: 'page',
  routes: Object.entries(grades).map(([route, grade]) => ({ route, grade })),
});

/** The scores of one query with these graded pages, when the search shows these routes. */
const scoreOf = (grades: Readonly<Record<string, number>>, routes: readonly string[]) =>
  score([{ query: query(grades), routes }]);

describe('the scores of one query', () => {
  it('are 1 when pages are shown in the order of their grades', () => {
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

  it('count a page of grade 2 as a hit, but not as the wanted page', () => {
    expect(scoreOf({ wanted: 3, good: 2 }, ['good', 'wanted'])).toMatchObject({
      successAt1: 1,
      wantedAt1: 0,
      mrrAt10: 1,
    });
  });

  it('do not count a related page, of grade 1, as a hit', () => {
    expect(scoreOf({ good: 2, related: 1 }, ['related', 'good'])).toMatchObject({
      successAt1: 0,
      recallAt3: 1,
      mrrAt10: 0.5,
    });
  });

  it('need three of four good pages among the first three places for a full recall', () => {
    const many = { a: 2, b: 2, c: 2, d: 2 };
    expect(scoreOf(many, ['a', 'b', 'c']).recallAt3).toBe(1);
    expect(scoreOf(many, ['x', 'a', 'y', 'b', 'c', 'd']).recallAt3).toBeCloseTo(1 / 3);
  });

  it('weight the gain of a grade by its place (NDCG)', () => {
    // The grades 3 and 2 gain 7 and 3; the second place counts for 1 / log2(3).
    const second = 1 / Math.log2(3);
    expect(scoreOf({ wanted: 3, good: 2 }, ['good', 'wanted']).ndcgAt10).toBeCloseTo(
      (3 + 7 * second) / (7 + 3 * second),
    );
  });

  it('ignore pages after the tenth', () => {
    const others = Array.from({ length: 10 }, (_, at) => `other-${String(at)}`);
    expect(scoreOf({ wanted: 3 }, [...others, 'wanted'])).toMatchObject({
      mrrAt10: 0,
      ndcgAt10: 0,
      empty: 0,
    });
    expect(scoreOf({ wanted: 3 }, [...others.slice(1), 'wanted']).mrrAt10).toBe(0.1);
  });
});

describe('the scores of several queries', () => {
  const found: Ranking = { query: query({ a: 3 }), routes: ['a'] };
  const missed: Ranking = { query: query({ a: 3 }), routes: [] };
  const nonsense: Ranking = { query: query({}), routes: [] };

  it('are means, with a count of empty answers', () => {
    expect(score([found, missed])).toMatchObject({ queries: 2, successAt1: 0.5, mrrAt10: 0.5, empty: 1 });
  });

  it('ignore nonsense queries, except that their empty answers are counted', () => {
    expect(score([found, nonsense])).toMatchObject({ queries: 2, successAt1: 1, ndcgAt10: 1, empty: 1 });
    expect(score([nonsense]).mrrAt10).toBe(0);
  });
});
