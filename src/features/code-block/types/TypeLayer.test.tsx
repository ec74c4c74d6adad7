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

// The links in a real card render only within the site.
vi.mock('./TypeCard', () => ({
  TypeCard: ({ id, card }: { readonly id: string; readonly card: RefObject<HTMLDivElement | null> }) => (
    <div ref={card} id={id} role="tooltip" />
  ),
}));

/** The scroll position of the block, in pixels. A name is 40 pixels wide, and 100 pixels of the block are visible. */
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

// jsdom has no PointerEvent, and the plain event that Testing Library sends instead has no `buttons`.
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

test('the card of a name that is focused by keyboard moves along when the block scrolls', () => {
  const far = screen.getByText('far');
  expect(document.activeElement).toBe(far);
  scrollTo(140);
  expect(card()?.id).toBe(far.getAttribute('aria-describedby'));
  expect(card()?.style.left).toBe('60px');
});

test('the card closes when its name scrolls out of view', () => {
  scrollTo(140);
  scrollTo(0);
  expect(card()).toBeNull();
  expect(screen.getByText('far').hasAttribute('aria-describedby')).toBe(false);
});

test('dragging the pointer across names to select text closes the open card and opens no other', () => {
  const near = screen.getByText('near');
  act(() => void fireEvent.pointerOver(near));
  expect(card()?.id).toBe(near.getAttribute('aria-describedby'));
  drag(near, 'pointerout');
  expect(card()).toBeNull();
  drag(screen.getByText('far'), 'pointerover');
  expect(card()).toBeNull();
});

test('the card of the name under the pointer closes when the block scrolls', () => {
  act(() => void fireEvent.pointerOver(screen.getByText('near')));
  expect(card()?.id).toBe(screen.getByText('near').getAttribute('aria-describedby'));
  scrollTo(140);
  expect(card()).toBeNull();
});

test.each([
  ['moves the focus to the first name once they have loaded', true, 'near'],
  ['does not move the focus of a reader who has left the block', false, undefined],
])('Enter pressed before the types have loaded %s', async (_, staysOnBlock, name) => {
  cleanup();
  render(<Sample isEntered />);
  if (staysOnBlock) block().focus();
  await act(() => Promise.resolve());
  expect(
    document.activeElement?.getAttribute('aria-expanded') ? document.activeElement.textContent : undefined,
  ).toBe(name);
});

test.each([
  ['when the pointer enters the block', () => fireEvent.pointerEnter(block())],
  ['when the block gets the focus', () => fireEvent.focus(block())],
  ['when Enter is pressed on the block', () => fireEvent.keyDown(block(), { key: 'Enter' })],
])('types that failed to load are requested again %s', async (_, comeBack) => {
  cleanup();
  network.isDown = true;
  await act(() => Promise.resolve(render(<Sample />)));
  network.isDown = false;
  expect(screen.queryByText('near')).toBeNull();
  await act(() => Promise.resolve(comeBack()));
  act(() => void fireEvent.pointerOver(screen.getByText('near')));
  expect(card()).not.toBeNull();
});
