// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { DocSearchHit } from '@docsearch/react';
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

const hitAt = (number: number) => {
  const nothing = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hierarchy = { ...nothing, lvl0: 'Getting started', lvl1: 'Introduction', lvl2: 'More' };
  return { url: '/base/docs/intro#more', type: 'lvl2', hierarchy, __autocomplete_id: number } as const;
};

const show = (number: number): HTMLElement => {
  render(<HitLink hit={hitAt(number)}>Intro</HitLink>);
  return screen.getByRole('link');
};

describe('the link of a hit', () => {
  it('shows its content at once for the first nine hits, and later, with a label until then, for others', () => {
    expect(show(8).textContent).toBe('Intro');
    cleanup();
    const link = show(9);
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['', 'More']);
    expect(link.getAttribute('href')).toBe('/base/docs/intro#more');
    act(() => void vi.advanceTimersByTime(50));
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['Intro', null]);
  });

  it('renders a result as HTML, and again only when its snippet changes', () => {
    const Title = vi.fn(({ text }: { readonly text: string }) => <b>{text}</b>);
    const draw = (value: string, title: string): ReactElement => (
      <HitLink
        hit={{ ...hitAt(1), _snippetResult: { content: { value } } as DocSearchHit['_snippetResult'] }}
      >
        <Title text={title} />
      </HitLink>
    );
    const { rerender } = render(draw('one', '<i>'));
    const link = screen.getByRole('link');
    expect(link.innerHTML).toBe('<b>&lt;i&gt;</b>');
    rerender(draw('one', 'same snippet'));
    expect(Title).toHaveBeenCalledOnce();
    rerender(draw('two', 'other snippet'));
    expect(link.innerHTML).toBe('<b>other snippet</b>');
  });

  it.each([
    { url: '/base/docs/other' },
    { type: 'lvl1' },
    { __autocomplete_id: 2 },
    { __docsearch_parent: {} },
  ] as const)('renders a result again when it changes to %o', (changed) => {
    const Title = vi.fn(() => <b>Intro</b>);
    const hit = { ...hitAt(1), _snippetResult: {} as DocSearchHit['_snippetResult'] };
    const draw = (shown: typeof hit): ReactElement => (
      <HitLink hit={shown}>
        <Title />
      </HitLink>
    );
    const { rerender } = render(draw(hit));
    rerender(draw({ ...hit, ...changed } as typeof hit));
    expect(Title).toHaveBeenCalledTimes(2);
  });

  it('renders a saved search each time DocSearch does, with working buttons', () => {
    const { rerender } = render(<HitLink hit={hitAt(1)}>one</HitLink>);
    const press = vi.fn();
    rerender(
      <HitLink hit={hitAt(1)}>
        <button onClick={press}>Save</button>
      </HitLink>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledOnce();
  });

  it('navigates with the router, without a page load', () => {
    const link = show(1);
    expect(link.getAttribute('href')).toBe('/base/docs/intro#more');
    expect(fireEvent.click(link)).toBe(false);
    expect(push).toHaveBeenCalledExactlyOnceWith('/base/docs/intro#more');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    expect(fireEvent.click(show(1), { [key]: true })).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it('prefetches the page of the first hit after 200 ms', () => {
    show(0);
    expect(prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/base/docs/intro');
  });

  it('preloads the page of another hit only when it is pointed at or touched', () => {
    const link = show(3);
    vi.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.mouseEnter(link);
    expect(preload).toHaveBeenCalledExactlyOnceWith('/base/docs/intro');
    fireEvent.touchStart(link);
    expect(preload).toHaveBeenCalledTimes(2);
  });

  it('prefetches nothing if the first hit is gone within 200 ms, as when the reader types on', () => {
    show(0);
    vi.advanceTimersByTime(199);
    cleanup();
    vi.advanceTimersByTime(200);
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('labels a text match with its page title until it is rendered', () => {
    render(<HitLink hit={{ ...hitAt(9), type: 'content' }}>Intro</HitLink>);
    expect(screen.getByRole('link').getAttribute('aria-label')).toBe('Introduction');
  });
});
