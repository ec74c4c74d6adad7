// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { takeKeys } from './early-keys';
import { onIntent } from './intent';
import { noteModal } from './missing-modal';
import { useDocSearchKeyboardEvents } from './search-keys';

afterEach(cleanup);

/** A search bar; once requested, its modal counts as loading until `noteModal`. */
function renderBar(isOpen = false) {
  const onOpen = vi.fn();
  const onClose = vi.fn();
  const { unmount } = renderHook(() => useDocSearchKeyboardEvents({ isOpen, onOpen, onClose }));
  return { onOpen, onClose, unmount };
}

const press = (key: string, init: KeyboardEventInit = {}): void =>
  void fireEvent.keyDown(document.body, { key, ...init });

it('opens the modal that was requested in the search bar of the previous page, once', () => {
  const former = renderBar();
  expect(former.onOpen).not.toHaveBeenCalled();
  press('k', { ctrlKey: true });
  press('a');
  expect(former.onOpen).toHaveBeenCalledTimes(1);
  former.unmount();
  const next = renderBar();
  expect(next.onOpen).toHaveBeenCalledTimes(1);
  press('b');
  expect(takeKeys()).toEqual(['a', 'b']);
  noteModal();
  next.unmount();
  expect(renderBar().onOpen).not.toHaveBeenCalled();
});

it.each([
  ['opens search with Caps Lock on', 'K', { ctrlKey: true }, 1],
  [
    'with Shift, which opens the console of Firefox, opens no search',
    'K',
    { ctrlKey: true, shiftKey: true },
    0,
  ],
  ['with Alt opens no search', 'k', { ctrlKey: true, altKey: true }, 0],
  [
    'on a Russian keyboard opens search by the position of the key',
    '\u043b',
    { ctrlKey: true, code: 'KeyK' },
    1,
  ],
  ['on a Dvorak keyboard opens search by the letter of the key', 'k', { ctrlKey: true, code: 'KeyV' }, 1],
  [
    'on a Dvorak keyboard does not open search by the position of the key',
    't',
    { ctrlKey: true, code: 'KeyK' },
    0,
  ],
  ['on a Greek keyboard does not open search by another key', '\u03bb', { ctrlKey: true, code: 'KeyL' }, 0],
  ['opens no search while the key is held down', 'k', { ctrlKey: true, repeat: true }, 0],
])('Ctrl+K %s', (_, key, init, times) => {
  const { onOpen, unmount } = renderBar();
  press(key, init);
  expect(onOpen).toHaveBeenCalledTimes(times);
  unmount();
  noteModal();
});

it('Ctrl+K and slash announce the intent to search', () => {
  const prepare = vi.fn();
  const stop = onIntent(prepare);
  for (const [key, init] of [
    ['k', { ctrlKey: true }],
    ['/', {}],
  ] as const) {
    const { unmount } = renderBar();
    press(key, init);
    unmount();
    noteModal();
    takeKeys();
  }
  stop();
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('Ctrl+K and Escape close search, but not a repeated Ctrl+K or an Escape during composition', () => {
  const { onClose } = renderBar(true);
  press('k', { ctrlKey: true, repeat: true });
  press('Escape', { isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  press('k', { ctrlKey: true });
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('Ctrl+K that an editor has handled opens nothing', () => {
  const { onOpen } = renderBar();
  const take = (event: Event): void => event.preventDefault();
  document.body.addEventListener('keydown', take);
  press('k', { ctrlKey: true });
  document.body.removeEventListener('keydown', take);
  expect(onOpen).not.toHaveBeenCalled();
});

it('pasted text is kept for the modal while it loads, and left to the page before and after', () => {
  const { unmount } = renderBar();
  const paste = (text: string): boolean =>
    fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
  expect(paste('x')).toBe(true);
  press('k', { ctrlKey: true });
  expect(paste('edge')).toBe(false);
  expect(takeKeys()).toEqual(['e', 'd', 'g', 'e']);
  expect(paste('x')).toBe(true);
  unmount();
  noteModal();
});
