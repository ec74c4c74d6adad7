import { expect, it } from 'vitest';
import { compareBox } from './key-figures';

it('compares search boxes only by the keystrokes that all of them answered', () => {
  const one = { normal: [1, 2, null, 4], slow: [1, 1, 1, 1] };
  const other = { normal: [10, null, 30, 40], slow: [2, 2, 2, 2] };
  expect(compareBox(one, [one, other]).normal).toEqual({ keys: 2, withoutFigure: 1, p50: 4, p95: 4 });
  expect(compareBox(other, [one, other]).normal).toEqual({ keys: 2, withoutFigure: 1, p50: 40, p95: 40 });
  expect(compareBox(one, [one, other]).slow.keys).toBe(4);
  expect(compareBox(one).normal.keys).toBe(3);
});
