// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HitLink } from './HitLink';

const push = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/router', () => ({ useHistory: () => ({ push }) }));

const prefetch = vi.fn();
const preload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('docusaurus', { prefetch, preload });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const mock of [push, prefetch, preload]) mock.mockReset();
});

const show = (number: number): HTMLElement => {
  const nothing = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hierarchy = { ...nothing, lvl0: 'Getting started', lvl1: 'Introduction', lvl2: 'More' };
  const hit = { url: '/base/docs/intro#more', type: 'lvl2', hierarchy, __autocomplete_id: number } as const;
  render(<HitLink hit={hit}>Intro</HitLink>);
  return screen.getByRole('link');
};

describe('the link of a hit', () => {
  it('is drawn at once in sight, and below that in the frame after', () => {
    expect(show(8).textContent).toBe('Intro');
    cleanup();
    const link = show(9);
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['', 'More']);
    expect(link.getAttribute('href')).toBe('/base/docs/intro#more');
    act(() => void vi.advanceTimersToNextFrame());
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['Intro', null]);
  });

  it('leads to its page without loading the site anew', () => {
    const link = show(1);
    expect(link.getAttribute('href')).toBe('/base/docs/intro#more');
    expect(fireEvent.click(link)).toBe(false);
    expect(push).toHaveBeenCalledExactlyOnceWith('/base/docs/intro#more');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    expect(fireEvent.click(show(1), { [key]: true })).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it('fetches its page ahead when the reader rests and it is the first', () => {
    show(0);
    expect(prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/base/docs/intro');
  });

  it('fetches its page ahead when it is pointed at, and else not', () => {
    const link = show(3);
    vi.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.mouseEnter(link);
    expect(preload).toHaveBeenCalledExactlyOnceWith('/base/docs/intro');
  });
});
