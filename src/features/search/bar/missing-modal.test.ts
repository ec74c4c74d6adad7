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

it('reports that a requested modal could not be fetched, also when its fetch fails twice', () => {
  const result = isMissing();
  ask();
  expect(result.current).toBe(false);
  fail();
  fail();
  expect(result.current).toBe(true);
});

it('withdraws the report after Escape, a pointer press or another request, but not after a letter', () => {
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

it('ignores failures while no modal is awaited', () => {
  const result = isMissing();
  noteModal();
  fail();
  expect(result.current).toBe(false);
  ask();
  act(noteModal);
  fail();
  expect(result.current).toBe(false);
});
