import { describe, expect, it } from 'vitest';
import { type BuildsAtScale, medianTimes, withBuilds } from './measure-builds';
import { keyFigures } from './measure-search';
import { tableOf } from './report';

describe('the table', () => {
  it('shows the figures of both sites and their ratio', () => {
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

describe('keystrokes in the search', () => {
  it('are summarised by their median time and the number without hits', () => {
    expect(keyFigures([30, null, 10, 20])).toEqual({ keyMs: 20, keysWithoutHits: 1 });
  });

  it('have no median when none had hits', () => {
    expect(keyFigures([null, null])).toEqual({ keysWithoutHits: 2 });
  });
});

describe('builds', () => {
  const at = (scale: number, seconds: number): BuildsAtScale => {
    const build = { seconds, peakMegabytes: undefined };
    return {
      scale,
      rounds: 1,
      pages: 1,
      ours: { cold: build, warm: build },
      stock: { cold: build, warm: build },
    };
  };

  it('of other scales keep their figures when one scale is measured again', () => {
    expect(withBuilds([at(1, 90), at(4, 700)], at(1, 80))).toEqual([at(1, 80), at(4, 700)]);
    expect(withBuilds([at(4, 700)], at(1, 80))).toEqual([at(1, 80), at(4, 700)]);
  });

  it('of several rounds are summarised by medians, memory only where it was measured', () => {
    const round = (seconds: number, peakMegabytes?: number) => {
      const build = { seconds, peakMegabytes };
      return { cold: build, warm: { ...build, seconds: seconds / 2 } };
    };
    expect(medianTimes([round(60, 9), round(50, 7), round(90, 8)])).toEqual(round(60, 8));
    expect(medianTimes([round(60)])).toEqual(round(60));
  });
});
