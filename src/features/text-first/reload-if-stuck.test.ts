import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfStuck } from './reload-if-stuck';

const scheduled = vi.hoisted(() => [] as (() => void)[]);
vi.mock('scheduler', () => ({
  unstable_ImmediatePriority: 1,
  unstable_scheduleCallback: (_priority: number, callback: () => void) => scheduled.push(callback),
}));

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  scheduled.length = 0;
  reload.mockClear();
  vi.useRealTimers();
});

it('reloads a page restored from the back/forward cache in which React never answers', () => {
  reloadIfStuck({ persisted: true });
  expect(reload).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload a restored page in which React answers', () => {
  reloadIfStuck({ persisted: true });
  for (const answer of scheduled) answer();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload a page shown for the first time', () => {
  reloadIfStuck({ persisted: false });
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

it('uses the scheduler that React itself uses', () => {
  const here = createRequire(import.meta.url);
  const react = createRequire(here.resolve('react-dom'));
  expect(here.resolve('scheduler')).toBe(react.resolve('scheduler'));
});
