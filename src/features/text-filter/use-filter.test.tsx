// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFilter } from './use-filter';

const address = vi.hoisted(() => ({ q: '', group: '' }));
vi.mock('../address/use-address-text', () => ({
  useAddressText: (name: 'q' | 'group') => useState(address[name]),
}));

/** @param early - what the reader typed before the page could listen */
function Page({ early }: { readonly early: string }): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [attach] = useState(() => (element: HTMLInputElement | null) => {
    box.current = element;
    if (element) element.value = early;
  });
  const groups = [{ id: 'graph', title: 'Graph' }];
  const { root, content, query, group, shown, search, choose, clear } = useFilter(2, groups, box);
  return (
    <div ref={root}>
      <input ref={attach} value={query} onChange={({ target }) => search(target.value)} />
      <button onClick={() => choose('graph')}>Graph</button>
      <button onClick={clear}>Show all</button>
      <output>{`${query} ${group} ${shown}`}</output>
      <div ref={content} data-testid="content">
        <p data-filter-item="">MERGE keeps an edge</p>
        <p id="edge" data-filter-item="" data-filter-group="graph">
          Edge
        </p>
      </div>
    </div>
  );
}

const scrollIntoView = vi.fn();
let top = 100;

beforeEach(() => {
  Object.assign(address, { q: '', group: '' });
  top = 100;
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.location.hash = '';
});

function open(early = '') {
  const { container, getByRole, getByTestId } = render(<Page early={early} />);
  return {
    state: () => container.querySelector('output')?.textContent,
    display: () => getByTestId('content').style.display,
    type: (value: string) => fireEvent.change(getByRole('textbox'), { target: { value } }),
    press: (name: string) => fireEvent.click(getByRole('button', { name })),
  };
}

/** What waits for the next frame of the browser runs. */
const nextFrame = (): void =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });

it('takes the filter from the address, but for an unknown group; a button clears both', () => {
  Object.assign(address, { q: 'edge', group: 'graph' });
  const known = open();
  expect(known.state()).toBe('edge graph 1');
  known.press('Show all');
  expect(known.state()).toBe('  2');
  cleanup();
  address.group = 'nothing';
  expect(open().state()).toBe('edge  2');
});

it('keeps what was typed before the page could listen', () => {
  const page = open('merge');
  expect(page.state()).toBe('merge  1');
});

describe('the items', () => {
  it.each([
    { q: 'merge', group: '' },
    { q: '', group: 'graph' },
  ])('are hidden for two frames where the address has a filter: $q$group', (filter) => {
    Object.assign(address, filter);
    const { display } = open();
    expect(display()).toBe('none');
    nextFrame();
    expect(display()).toBe('none');
    nextFrame();
    expect(display()).toBe('');
  });

  it('are not hidden without a filter, nor when the reader types or chooses one', () => {
    const { display, press, type } = open();
    expect(display()).toBe('');
    type('merge');
    expect(display()).toBe('');
    press('Graph');
    expect(display()).toBe('');
    cleanup();
    expect(open('merge').display()).toBe('');
  });

  it('are scrolled to once a filter is typed or chosen that starts above the viewport', () => {
    const { press, type } = open();
    type('e');
    expect(scrollIntoView).not.toHaveBeenCalled();
    top = -1;
    type('ed');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    press('Graph');
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    cleanup();
    address.q = 'edge';
    open();
    expect(scrollIntoView, 'not for the filter of the address').toHaveBeenCalledTimes(2);
  });

  it('are scrolled to the place in the address once they are shown', () => {
    address.q = 'edge';
    window.location.hash = '#edge';
    open();
    nextFrame();
    expect(scrollIntoView).not.toHaveBeenCalled();
    nextFrame();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });
});
