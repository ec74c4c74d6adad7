import { describe, expect, it } from 'vitest';
import { cutGroups } from './group-cuts';

const page = (group: string, score: number, rows = 1): { group: string; score: number; rows: number } => ({
  group,
  score,
  rows,
});

describe('group cuts', () => {
  it('keep all pages of a group that are about as good as the pages below', () => {
    const pages = [page('API', 10), page('API', 9.8), page('API', 9.6), page('Guides', 9.5)];
    expect([...cutGroups(pages, 5)]).toEqual([
      ['API', 3],
      ['Guides', 1],
    ]);
  });

  it('drop pages that would push a much better page of the next group down', () => {
    const pages = [page('API', 10), page('Guides', 9.9), page('Guides', 9.8), page('API', 3), page('API', 2)];
    expect(cutGroups(pages, 5).get('API')).toBe(1);
    expect(cutGroups(pages, 5).get('Guides')).toBe(2);
  });

  it('keep at least one page of every group, and no more than fit into its rows', () => {
    const pages = [
      page('API', 10, 2),
      page('API', 9.9, 2),
      page('API', 9.8, 2),
      page('API', 9.7, 2),
      page('Blog', 0.1),
    ];
    expect([...cutGroups(pages, 5)]).toEqual([
      ['API', 3],
      ['Blog', 1],
    ]);
  });

  it('are empty for an empty list', () => {
    expect([...cutGroups([], 5)]).toEqual([]);
  });
});
