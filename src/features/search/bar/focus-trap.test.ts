// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusTrap } from './focus-trap';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#behind" id="behind">A link of the page</a>
    <div class="DocSearch-Modal">
      <button id="no-use" disabled></button><button id="hidden-first" hidden></button>
      <input id="first" /><button id="between"></button><a href="#last" id="last"></a>
      <a href="#hidden-last" id="hidden-last" hidden></a><a id="no-link" tabindex="-1"></a>
    </div>`;
  // jsdom has no layout, so every element would count as hidden.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (this.hidden ? [] : [new DOMRect()]) as unknown as DOMRectList;
  });
  renderHook(useFocusTrap);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Presses a key on an element. @returns the id of the element focused then; undefined if the browser gets the key */
function press(from: string, key: Readonly<KeyboardEventInit>): string | undefined {
  document.getElementById(from)?.focus();
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Tab', ...key });
  const heard = vi.fn();
  const start = document.activeElement ?? document.body;
  start.addEventListener('keydown', heard, { once: true });
  start.dispatchEvent(event);
  // DocSearch's own trap would move the focus once more.
  expect(heard).toHaveBeenCalledTimes(event.defaultPrevented ? 0 : 1);
  return event.defaultPrevented ? document.activeElement?.id : undefined;
}

it('Tab moves from the last visible element to the first, and Shift+Tab back', () => {
  expect(press('last', {})).toBe('first');
  expect(press('first', { shiftKey: true })).toBe('last');
});

it('Tab from an element behind the modal moves the focus into the modal', () => {
  expect(press('behind', {})).toBe('first');
  expect(press('behind', { shiftKey: true })).toBe('last');
});

it('Tab between the ends, other keys, and Tab without a modal are left to the browser', () => {
  expect(press('first', {})).toBeUndefined();
  expect(press('between', {})).toBeUndefined();
  expect(press('last', { shiftKey: true })).toBeUndefined();
  expect(press('last', { key: 'ArrowDown' })).toBeUndefined();
  document.querySelector('.DocSearch-Modal')?.remove();
  expect(press('behind', {})).toBeUndefined();
});
