import { describe, expect, it } from 'vitest';
import type { RankedPage } from './rank';
import { layOut } from './rows';

/** The group of each page by its number; the records of page n are numbered from 10 n. */
const groups = ['API', 'Guides', 'API', 'API', 'Guides', 'Blog'];
const places = { firstRecordOf: (page: number) => page * 10, groupOf: (page: number) => groups[page] ?? '' };

const page = (number: number, score: number, sections: readonly number[] = []): RankedPage => ({
  page: number,
  score,
  sections: sections.map((at) => ({ record: number * 10 + at, score: 1 })),
  ownShare: sections.length > 0 ? 0.1 : 1,
});

const pagesOf = (ranked: readonly RankedPage[], mostPerGroup?: number): number[] => {
  const { rows, first } = layOut(ranked, places, mostPerGroup);
  return rows.slice(0, first).map((row) => row.page);
};

describe('rows', () => {
  it('show two sections of a page, then the next page, and further sections last', () => {
    const { rows } = layOut([page(0, 9, [1, 2, 3]), page(1, 8)], places);
    expect(rows.map(({ record }) => record)).toEqual([1, 2, 10, 3]);
  });

  it('of one group are at most mostPerGroup', () => {
    const ranked = [page(0, 9, [1, 2]), page(2, 8.5, [1, 2]), page(3, 8, [1, 2])];
    expect(pagesOf(ranked, 5)).toEqual([0, 0, 2, 2, 3]);
  });

  it('leave out, in groups only, pages that would stand above much better ones of the next group', () => {
    const ranked = [page(0, 10), page(1, 9), page(2, 7), page(3, 3), page(4, 4), page(5, 3)];
    expect(pagesOf(ranked, 5)).toEqual([0, 1, 2, 4, 5]);
    expect(pagesOf(ranked)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
