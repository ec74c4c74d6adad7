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

/** As MDX writes a page: blocks with line ends between them. */
const Page = ({ count }: { readonly count: number }): ReactElement => (
  <>{Array.from({ length: count }, (_, at) => [<p key={at}>{at}</p>, '\n']).flat()}</>
);

const show = (count: number): (() => number) => {
  const page = createElement(Page, { count }) as unknown as Parameters<typeof FirstBlocks>[0]['children'];
  const { container } = render(<FirstBlocks>{page}</FirstBlocks>);
  return () => container.querySelectorAll('p').length;
};

/** What keeps the place of blocks that are not drawn yet. */
const gaps = (): number => document.querySelectorAll('[style]').length;

const paint = (): void =>
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  });

describe('a page that a link led to', () => {
  it.each([
    [720, 17],
    [1000, 23],
    [1300, 30],
  ])('shows what a window %i px high holds, and the rest when that is painted', (height, first) => {
    vi.stubGlobal('innerHeight', height);
    const shown = show(100);
    expect([shown(), gaps()]).toEqual([first, 1]);
    paint();
    expect([shown(), gaps()]).toEqual([100, 0]);
  });

  it.each([5, 16])('shows a page of %i blocks as a whole, with what follows it', (count) => {
    expect([show(count)(), gaps()]).toEqual([count, 0]);
  });

  it('shows all at once when the reader goes on', () => {
    const shown = show(100);
    act(() => history.listeners.forEach((listener) => listener()));
    expect(shown()).toBe(100);
    expect(history.listeners.size).toBe(0);
  });

  it('leaves nothing behind when it goes first', () => {
    show(100);
    cleanup();
    expect(history.listeners.size).toBe(0);
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});

it.each([
  ['that the reader came back to', { action: 'POP' }],
  ['with a place in it', { location: { hash: '#there' } }],
])('a page %s is shown whole', (_, state) => {
  Object.assign(history, state);
  expect([show(100)(), gaps()]).toEqual([100, 0]);
});
