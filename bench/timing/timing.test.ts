import { describe, expect, it } from 'vitest';
import { median, medians } from './median';
import { readCount } from './read-count';
import { takeTurns } from './take-turns';

describe('median', () => {
  it('is the middle value, or the mean of the two middle values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(
      medians([
        { a: 1, b: 5 },
        { a: 3, b: 7 },
        { a: 2, b: 6 },
      ]),
    ).toEqual({ a: 2, b: 6 });
  });

  it('throws for an empty list', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });
});

describe('a count on the command line', () => {
  it('is read as a positive integer', () => {
    expect(readCount('runs', '12')).toBe(12);
  });

  it.each(['', '0', '-1', '1.5', '1e3', 'x', '05'])('cannot be "%s"', (text) => {
    expect(() => readCount('runs', text)).toThrow(`--runs takes a positive integer, not "${text}".`);
  });
});

describe('turns', () => {
  it('run every entry once per round, in reverse order every other round', async () => {
    const order: string[] = [];
    const results = await takeTurns(['a', 'b'], 3, (entry) => Promise.resolve(order.push(entry)));
    expect(order.join('')).toBe('abbaab');
    expect(results).toEqual([
      [1, 4, 5],
      [2, 3, 6],
    ]);
  });
});
