// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageTypes } from './page-types';
import { TypeLayer } from './TypeLayer';

const network = vi.hoisted(() => ({ isDown: false }));
vi.mock('./page-types', () => ({
  loadTypes: (): Promise<PageTypes> =>
    network.isDown
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({
          base: '',
          notes: [['', '', '']],
          blocks: [
            [
              [0, 0, 4, 0],
              [0, 5, 3, 0],
            ],
          ],
        }),
}));

// What stands in a card leads to other pages, which needs the site around it.
vi.mock('./TypeCard', () => ({
  TypeCard: ({ id, card }: { readonly id: string; readonly card: RefObject<HTMLDivElement | null> }) => (
    <div ref={card} id={id} role="tooltip" />
  ),
}));

/** How far the block is scrolled; a name is 40 pixels wide, and the block shows 100. */
let scrolled = 0;
const lefts: Readonly<Record<string, number>> = { near: 0, far: 200 };

function Sample({ isEntered = false }: { readonly isEntered?: boolean }): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const pointer = useRef(undefined);
  const entered = useRef(isEntered);
  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the frame of a sample has it */}
      <pre ref={pre} tabIndex={0} role="group">
        <code ref={code}>near far</code>
      </pre>
      <TypeLayer pre={pre} code={code} url="" block={0} pointer={pointer} entered={entered} />
    </div>
  );
}

const block = (): HTMLElement => screen.getByRole('group');
const card = (): HTMLElement | null => screen.queryByRole('tooltip');
function scrollTo(left: number): void {
  scrolled = left;
  fireEvent.scroll(block());
}

// The pointer events of jsdom know nothing of buttons.
const drag = (name: HTMLElement, type: string): void =>
  act(() => void fireEvent(name, new MouseEvent(type, { bubbles: true, buttons: 1 })));

beforeEach(async () => {
  scrolled = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const left = lefts[this.textContent];
    return left === undefined ? new DOMRect(0, 0, 100, 20) : new DOMRect(left - scrolled, 0, 40, 20);
  });
  HTMLElement.prototype.scrollIntoView = vi.fn();
  await act(() => Promise.resolve(render(<Sample />)));
  act(() => block().focus());
  act(() => void fireEvent.keyDown(block(), { key: 'Enter' }));
  act(() => void fireEvent.keyDown(screen.getByText('near'), { key: 'ArrowRight' }));
});
afterEach(cleanup);

test('the card of a name that the keyboard leads to goes along when the block scrolls there', () => {
  const far = screen.getByText('far');
  expect(document.activeElement).toBe(far);
  scrollTo(140);
  expect(card()?.id).toBe(far.getAttribute('aria-describedby'));
  expect(card()?.style.left).toBe('60px');
});

test('the card goes when its name is scrolled out of sight', () => {
  scrollTo(140);
  scrollTo(0);
  expect(card()).toBeNull();
  expect(screen.getByText('far').hasAttribute('aria-describedby')).toBe(false);
});

test('a pointer that drags across names to select them brings up no card, and takes the open one away', () => {
  const near = screen.getByText('near');
  act(() => void fireEvent.pointerOver(near));
  expect(card()?.id).toBe(near.getAttribute('aria-describedby'));
  drag(near, 'pointerout');
  expect(card()).toBeNull();
  drag(screen.getByText('far'), 'pointerover');
  expect(card()).toBeNull();
});

test('the card of a name under the pointer goes when the block scrolls', () => {
  act(() => void fireEvent.pointerOver(screen.getByText('near')));
  expect(card()?.id).toBe(screen.getByText('near').getAttribute('aria-describedby'));
  scrollTo(140);
  expect(card()).toBeNull();
});

test.each([
  ['goes to the first name once the types are there', true, 'near'],
  ['is not waited for by a reader who went on', false, undefined],
])('Enter that came before the types %s', async (_, staysOnBlock, name) => {
  cleanup();
  render(<Sample isEntered />);
  if (staysOnBlock) block().focus();
  await act(() => Promise.resolve());
  expect(
    document.activeElement?.getAttribute('aria-expanded') ? document.activeElement.textContent : undefined,
  ).toBe(name);
});

test.each([
  ['a pointer', () => fireEvent.pointerEnter(block())],
  ['the focus', () => fireEvent.focus(block())],
  ['a key', () => fireEvent.keyDown(block(), { key: 'Enter' })],
])('types that did not come are asked for again by %s', async (_, comeBack) => {
  cleanup();
  network.isDown = true;
  await act(() => Promise.resolve(render(<Sample />)));
  network.isDown = false;
  expect(screen.queryByText('near')).toBeNull();
  await act(() => Promise.resolve(comeBack()));
  act(() => void fireEvent.pointerOver(screen.getByText('near')));
  expect(card()).not.toBeNull();
});
