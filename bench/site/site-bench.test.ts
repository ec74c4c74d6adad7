import { describe, expect, it } from 'vitest';
import { type BuildsAtScale, withBuilds } from './measure-builds';
import { median, medians } from './median';
import { tableOf } from './report';

describe('median', () => {
  it('is the middle, or the mean of the two in the middle', () => {
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

  it('is refused for nothing', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });
});

describe('the table', () => {
  it('shows both sites and how many times less ours is', () => {
    expect(
      tableOf([
        { measure: 'bytes', ours: 26.04, stock: 201.2, unit: 'kB' },
        { measure: 'layout shift', ours: 0, stock: 0, unit: '' },
        { measure: 'blocking', ours: 0, stock: 150, unit: 'ms' },
      ]),
    ).toBe(
      [
        '| Measure      |  Ours |  Stock | Stock / ours |',
        '|--------------|-------|--------|--------------|',
        '| bytes        | 26 kB | 201 kB |          7.7 |',
        '| layout shift |     0 |      0 |            1 |',
        '| blocking     |  0 ms | 150 ms |            – |',
      ].join('\n'),
    );
  });
});

describe('builds', () => {
  const at = (scale: number, seconds: number): BuildsAtScale => {
    const build = { seconds, peakMegabytes: undefined };
    return { scale, pages: 1, ours: { cold: build, warm: build }, stock: { cold: build, warm: build } };
  };

  it('of other scales keep their last numbers', () => {
    expect(withBuilds([at(1, 90), at(4, 700)], at(1, 80))).toEqual([at(1, 80), at(4, 700)]);
    expect(withBuilds([at(4, 700)], at(1, 80))).toEqual([at(1, 80), at(4, 700)]);
  });
});
