// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFirstRun } from './use-first-run';
import type { Wish } from './wish';

test.each<readonly [Wish, readonly string[][]]>([
  ['run', [['RETURN 1']]],
  ['edit', []],
  ['field', []],
])('with the wish "%s", the statements run at the first renderings are %j', (wish, calls) => {
  const run = vi.fn();
  const { rerender } = renderHook(({ statement }) => useFirstRun(wish, statement, run), {
    initialProps: { statement: 'RETURN 1' },
  });
  rerender({ statement: 'RETURN 2' });
  expect(run.mock.calls).toEqual(calls);
});
