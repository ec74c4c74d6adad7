// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstBlocks } from './FirstBlocks';

const history = vi.hoisted(() => ({
  action: 'PUSH',
  location: { hash: '' },
  listeners: new Set<() => void>(),
  listen(listener: () => void) {
    history.listeners.add(listener);
    return () => history.listeners.delete(listener);
  },
}));
vi.mock('@docusaurus/router', () => ({ useHistory: () => history }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 720);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(history, { action: 'PUSH', location: { hash: '' } });
});

/** A page as MDX compiles it: blocks with line ends between them. */
const Page = ({ count }: { readonly count: number }): ReactElement => (
  <>{Array.from({ length: count }, (_, at) => [<p key={at}>{at}</p>, '\n']).flat()}</>
);

const show = (count: number): (() => number) => {
  const page = createElement(Page, { count }) as unknown as Parameters<typeof FirstBlocks>[0]['children'];
  const { container } = render(<FirstBlocks>{page}</FirstBlocks>);
  return () => container.querySelectorAll('p').length;
};

/** The number of placeholders for blocks that are not rendered yet. */
const gaps = (): number => document.querySelectorAll('[style]').length;

const paint = (): void =>
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  });

describe('a page reached by a link', () => {
  it.each([
    [720, 17],
    [1000, 23],
    [1300, 30],
  ])('renders what a window %i px high can hold, and the rest after the paint', (height, first) => {
    vi.stubGlobal('innerHeight', height);
    const shown = show(100);
    expect([shown(), gaps()]).toEqual([first, 1]);
    paint();
    expect([shown(), gaps()]).toEqual([100, 0]);
  });

  it.each([5, 16])('renders a page of %i blocks all at once', (count) => {
    expect([show(count)(), gaps()]).toEqual([count, 0]);
  });

  it('renders all blocks at once when the reader navigates on', () => {
    const shown = show(100);
    act(() => history.listeners.forEach((listener) => listener()));
    expect(shown()).toBe(100);
    expect(history.listeners.size).toBe(0);
  });

  it('leaves no listener behind when it is unmounted before the paint', () => {
    show(100);
    cleanup();
    expect(history.listeners.size).toBe(0);
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});

it.each([
  ['that the reader came back to', { action: 'POP' }],
  ['whose address has a hash', { location: { hash: '#there' } }],
])('a page %s is rendered all at once', (_, state) => {
  Object.assign(history, state);
  expect([show(100)(), gaps()]).toEqual([100, 0]);
});
