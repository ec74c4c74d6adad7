import { describe, expect, it } from 'vitest';
import { groupByYear } from './group-by-year';

const group = (...dates: readonly string[]) => groupByYear(dates, (date) => date);

describe('groupByYear', () => {
  it('puts the newest year first and keeps the order within a year', () => {
    expect(group('2024-02-01', '2026-07-30T10:00:00Z', '2024-01-31')).toEqual([
      { year: '2026', items: ['2026-07-30T10:00:00Z'] },
      { year: '2024', items: ['2024-02-01', '2024-01-31'] },
    ]);
  });

  it('returns no years for no items', () => {
    expect(group()).toEqual([]);
  });
});
