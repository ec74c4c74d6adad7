// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { awaitModal, noteModal, useMissingModal } from './missing-modal';

afterEach(cleanup);

const isMissing = () => renderHook(useMissingModal).result;
const fail = (): void => act(() => void window.dispatchEvent(new Event('unhandledrejection')));
const press = (key: string): void =>
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key })));
const ask = (): void => act(awaitModal);

it('tells when the modal was asked for and did not come, also when its fetch fails twice', () => {
  const result = isMissing();
  ask();
  expect(result.current).toBe(false);
  fail();
  fail();
  expect(result.current).toBe(true);
});

it('is no longer told after Escape, a pointer or another try; letters leave it', () => {
  const result = isMissing();
  for (const leave of [
    () => press('Escape'),
    () => act(() => void window.dispatchEvent(new Event('pointerdown'))),
    ask,
  ]) {
    ask();
    fail();
    press('e');
    expect(result.current).toBe(true);
    leave();
    expect(result.current).toBe(false);
  }
});

it('takes no other failure for the modal', () => {
  const result = isMissing();
  noteModal();
  fail();
  expect(result.current).toBe(false);
  ask();
  act(noteModal);
  fail();
  expect(result.current).toBe(false);
});
