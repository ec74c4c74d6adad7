// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePageSession, useSessionState } from './page-session';
import type { LiveSession } from './session-types';

let ended = 0;

beforeEach(() => {
  ended = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {
        // Never answers.
      }

      terminate(): void {
        ended += 1;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const useSession = (page = '/page'): readonly [LiveSession, string] => {
  const session = usePageSession(page);
  return [session, useSessionState(session).phase];
};

test('the worker ends at `pagehide`, and React is notified of it only when the page goes on', () => {
  const { result } = renderHook(() => useSession());
  const phase = (): string => result.current[1];
  act(() => void result.current[0].run({ statement: 'RETURN 1', graph: 'bicycle' }));
  expect(phase()).toBe('loading');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect([ended, phase()]).toEqual([1, 'loading']);
  act(() => void vi.advanceTimersByTime(0));
  expect(phase()).toBe('asleep');
});

test('the samples of a page share a session, whose worker ends with the last of them', () => {
  const [first, second] = [renderHook(() => useSession()), renderHook(() => useSession())];
  const [session] = first.result.current;
  expect(second.result.current[0]).toBe(session);
  act(() => void session.run({ statement: 'RETURN 1', graph: 'bicycle' }));
  first.unmount();
  expect(ended).toBe(0);
  second.unmount();
  expect(ended).toBe(1);
});

test('a component whose effects run twice, as in strict mode, keeps its session and shares it', () => {
  const { result } = renderHook(() => useSession(), { reactStrictMode: true });
  expect(renderHook(() => useSession()).result.current[0]).toBe(result.current[0]);
});

test('a component whose page changes its address ends its session and shares the one of the new address', () => {
  const { result, rerender } = renderHook(useSession, { initialProps: '/page' });
  const [session] = result.current;
  act(() => void session.run({ statement: 'RETURN 1', graph: 'bicycle' }));
  rerender('/other');
  expect(ended).toBe(1);
  expect(result.current[0]).not.toBe(session);
  expect(renderHook(() => useSession('/other')).result.current[0]).toBe(result.current[0]);
});
