// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAddress, useAddressParameter, useAddressValue } from './use-address';
import { useAddressText } from './use-address-text';
import { useTypedParameter } from './use-typed-parameter';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const listeners = new Set<() => void>();
const router = vi.hoisted(() => ({ location: {} as Place, shown: {} as Place, isFull: false }));
const history = {
  get location() {
    return router.location;
  },
  replace: (place: Place) => {
    if (router.isFull) throw new DOMException('Too many changes', 'SecurityError');
    router.location = { ...place, search: place.search && `?${place.search}` };
    for (const listener of listeners) listener();
  },
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
vi.mock('@docusaurus/router', () => ({ useHistory: () => history, useLocation: () => router.shown }));

/** The reader follows a link: the address is that of the next page, but the page before it is still shown. */
const leave = (): void => {
  router.location = { pathname: '/next', search: '?q=there', hash: '' };
  for (const listener of listeners) listener();
};

/** The reader goes back in the history, within the same page. */
const goBack = (): void => {
  router.location = { pathname: '/page', search: '?q=vertex', hash: '' };
  for (const listener of listeners) listener();
};

beforeEach(() => {
  vi.useFakeTimers();
  router.shown = router.location = { pathname: '/page', search: '?q=edge&x=1', hash: '#place' };
  router.isFull = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useAddressParameter', () => {
  const write = (value: string): boolean => renderHook(() => useAddressParameter('q')).result.current(value);

  it('changes one parameter and keeps the rest of the address', () => {
    expect(write('a b')).toBe(true);
    expect(router.location).toEqual({ pathname: '/page', search: '?q=a+b&x=1', hash: '#place' });
    write('');
    expect(router.location.search).toBe('?x=1');
  });

  it('does not write into the address of the page that the reader is leaving for', () => {
    leave();
    expect(write('edge')).toBe(true);
    expect(router.location.search).toBe('?q=there');
  });

  it('returns false when the browser refuses to change the address', () => {
    router.isFull = true;
    expect(write('vertex')).toBe(false);
  });
});

it('useAddress returns the address of the shown page while the next page loads', () => {
  const { result } = renderHook(() => useAddress().search);
  act(goBack);
  expect(result.current).toBe('?q=vertex');
  act(leave);
  expect(result.current).toBe('?q=edge&x=1');
});

it('useAddressValue returns the value from the address of the shown page while the next page loads', () => {
  const { result } = renderHook(() => useAddressValue('q'));
  expect(result.current).toBe('edge');
  act(leave);
  expect(result.current).toBe('edge');
});

describe('useAddressText', () => {
  it('shows typed text at once and writes it into the address after a pause', () => {
    const { result } = renderHook(() => useAddressText('q'));
    expect(result.current[0]).toBe('edge');
    act(() => result.current[1]('edges'));
    expect(result.current[0]).toBe('edges');
    expect(router.location.search).toBe('?q=edge&x=1');
    act(() => void vi.advanceTimersByTime(300));
    expect(router.location.search).toBe('?q=edges&x=1');
  });

  it('shows a text that is too long for an address, such as a pasted log, without writing it there', () => {
    const { result } = renderHook(() => useAddressText('q'));
    const log = 'FATAL: sorry, too many clients already\n'.repeat(60);
    act(() => result.current[1](log));
    act(() => void vi.advanceTimersByTime(300));
    expect(router.location.search).toBe('?x=1');
    expect(result.current[0]).toBe(log);
    act(() => result.current[1]('edges'));
    act(() => void vi.advanceTimersByTime(300));
    expect(router.location.search).toBe('?x=1&q=edges');
    expect(result.current[0]).toBe('edges');
    act(() => result.current[1](log));
    act(() => void vi.advanceTimersByTime(300));
    act(goBack);
    expect(result.current[0]).toBe('vertex');
  });

  it('writes nothing into the address of the next page', () => {
    const { result } = renderHook(() => useAddressText('q'));
    act(() => result.current[1]('edges'));
    act(leave);
    act(() => void vi.advanceTimersByTime(300));
    expect(router.location.search).toBe('?q=there');
  });

  it('drops a pending write when the reader goes back in the history', () => {
    const { result } = renderHook(() => useAddressText('q'));
    act(() => result.current[1]('edges'));
    act(goBack);
    expect(result.current[0]).toBe('vertex');
    act(() => void vi.advanceTimersByTime(300));
    expect(router.location.search).toBe('?q=vertex');
    expect(result.current[0]).toBe('vertex');
  });
});

describe('useTypedParameter', () => {
  it('drops a refused write when the reader goes back in the history', () => {
    const { result } = renderHook(() => useTypedParameter('q'));
    router.isFull = true;
    act(() => result.current[1]('edges'));
    router.isFull = false;
    act(goBack);
    expect(result.current[0]).toBe('vertex');
    act(() => void vi.advanceTimersByTime(1000));
    expect(router.location.search).toBe('?q=vertex');
  });

  it('writes each change into the address at once', () => {
    const { result } = renderHook(() => useTypedParameter('q'));
    act(() => result.current[1]('edges'));
    expect(result.current[0]).toBe('edges');
    expect(router.location.search).toBe('?q=edges&x=1');
  });

  it('shows text that the browser refuses to write into the address, and writes the latest version later', () => {
    const { result } = renderHook(() => useTypedParameter('q'));
    router.isFull = true;
    act(() => result.current[1]('edges'));
    act(() => result.current[1]('edges of'));
    expect(result.current[0]).toBe('edges of');
    act(() => void vi.advanceTimersByTime(1000));
    expect(router.location.search).toBe('?q=edge&x=1');
    router.isFull = false;
    act(() => void vi.advanceTimersByTime(1000));
    expect(router.location.search).toBe('?q=edges+of&x=1');
    expect(result.current[0]).toBe('edges of');
  });
});
