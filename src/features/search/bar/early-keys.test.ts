// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectKeys, isTakenBack, keepKey, keepText, takeKeys } from './early-keys';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const press = (...keys: readonly string[]): readonly boolean[] => keys.map(keepKey);

it('keeps typed keys until the modal takes them, once', () => {
  expectKeys();
  expect(press('b', 'x', 'Backspace', 'a', '/', 'Enter')).not.toContain(false);
  expect(press('Tab', 'ArrowDown', 'Shift')).not.toContain(true);
  expect(takeKeys()).toEqual(['b', 'x', 'Backspace', 'a', '/', 'Enter']);
  expect(press('a')).toEqual([false]);
  expect(takeKeys()).toEqual([]);
});

it('drops a slash that comes before any letter', () => {
  expectKeys();
  expect(press('/', '/', 'a')).not.toContain(false);
  expect(takeKeys()).toEqual(['a']);
});

it('keeps pasted text as single keys, with blanks for line breaks, up to the length of the box', () => {
  expect(keepText('edge')).toBe(false);
  expectKeys();
  press('a');
  expect(keepText(`\n b\nc${'d'.repeat(1_000_000)}`)).toBe(true);
  expect(takeKeys().join('')).toBe(`ab c${'d'.repeat(61)}`);
  expect(keepText('edge')).toBe(false);
  expectKeys();
  expect(keepText('\u{1f600}')).toBe(true);
  expect(takeKeys()).toEqual(['\u{1f600}']);
});

it('discards kept keys when the modal is requested again', () => {
  expectKeys();
  press('a');
  expectKeys();
  expect(takeKeys()).toEqual([]);
});

it('leaves keys to the page after Escape', () => {
  expectKeys();
  expect(press('a')).toEqual([true]);
  expect(isTakenBack()).toBe(false);
  expect(press('Escape', 'b')).toEqual([true, false]);
  expect(isTakenBack()).toBe(true);
  takeKeys();
  expect(isTakenBack()).toBe(false);
});

it('leaves keys to the page when the modal has not loaded after ten seconds', () => {
  expectKeys();
  vi.advanceTimersByTime(10_001);
  expect(press('a')).toEqual([false]);
});

it('leaves keys to the page when the modal cannot be fetched', () => {
  expectKeys();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(press('a')).toEqual([false]);
});
