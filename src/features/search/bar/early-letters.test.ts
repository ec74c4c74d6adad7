// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { areLettersExpected, expectLetters, keepLetter, takeLetters } from './early-letters';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('keeps letters until the modal takes them', () => {
  expectLetters();
  for (const letter of 'batch') keepLetter(letter);
  expect(areLettersExpected()).toBe(true);
  expect(takeLetters()).toBe('batch');
  expect(areLettersExpected()).toBe(false);
});

it('begins anew each time the modal is asked for', () => {
  expectLetters();
  keepLetter('a');
  takeLetters();
  expectLetters();
  expect(takeLetters()).toBe('');
});

it('leaves letters to the page when the modal does not come', () => {
  expectLetters();
  vi.advanceTimersByTime(10_001);
  expect(areLettersExpected()).toBe(false);
});

it('leaves letters to the page when the modal cannot be fetched', () => {
  expectLetters();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(areLettersExpected()).toBe(false);
});
