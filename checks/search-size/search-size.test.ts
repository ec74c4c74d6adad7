import { expect, it } from 'vitest';
import { budget, checkSizes, describeSize } from './check-sizes';

const result = (brotli: number, gzip: number) => ({
  version: '0.3.0',
  bytes: { raw: 300_000, gzip, brotli },
});

it('passes what is within the budget', () => {
  expect(checkSizes([result(budget.brotli, budget.gzip)])).toEqual([]);
});

it('tells which encoding is above it', () => {
  const findings = checkSizes([result(budget.brotli + 1, budget.gzip), result(1, budget.gzip + 1000)]);
  expect(findings.map(({ message }) => message)).toEqual([
    'The first search result in version 0.3.0 takes 95001 bytes (brotli), 1 more than the budget.',
    'The first search result in version 0.3.0 takes 131000 bytes (gzip), 1000 more than the budget.',
  ]);
});

it('says what was measured', () => {
  expect(describeSize(result(85_700, 94_700))).toBe(
    'first result in 0.3.0 after 85.7 kB brotli, 94.7 kB gzip',
  );
});
