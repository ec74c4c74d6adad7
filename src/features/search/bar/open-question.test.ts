// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteQuestion, useOpenQuestion } from './open-question';

const heard: string[] = [];
let box: HTMLInputElement;
const modal = (): Element | null => document.querySelector('.DocSearch-Container');

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  document.body.innerHTML = '<div class="DocSearch-Container"></div>';
  box = document.createElement('input');
  box.className = 'DocSearch-Input';
  modal()?.append(box);
  box.addEventListener('keydown', ({ key, ctrlKey, metaKey, shiftKey, altKey }) =>
    heard.push(
      [ctrlKey && 'Ctrl', metaKey && 'Meta', shiftKey && 'Shift', altKey && 'Alt', key]
        .filter(Boolean)
        .join('+'),
    ),
  );
  renderHook(useOpenQuestion);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function ask(query: string): () => Promise<void> {
  let answer = (): void => undefined;
  box.value = query;
  noteQuestion(query, new Promise<void>((resolve) => (answer = resolve)));
  return async () => {
    answer();
    await vi.runAllTimersAsync();
  };
}

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('delays Enter until the answer arrives, and keeps the %s key that was held', async (name, held) => {
  const answer = ask('edge');
  expect(modal()?.hasAttribute('data-waiting')).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'Enter', ...held }), 'the form is not sent').toBe(false);
  expect(heard).toEqual([]);
  await answer();
  expect(heard).toEqual([`${name}+Enter`]);
  expect(modal()?.hasAttribute('data-waiting')).toBe(false);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(heard).toEqual([`${name}+Enter`, 'Enter']);
});

it('releases Enter when the search fails, and does not delay the next one', async () => {
  box.value = 'edge';
  noteQuestion('edge', Promise.reject(new Error('offline')));
  fireEvent.keyDown(box, { key: 'Enter' });
  await vi.runAllTimersAsync();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(heard).toEqual(['Enter', 'Enter']);
});

it('does not delay Enter during composition, or on a focused element other than the box', async () => {
  const answer = ask('edge');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(heard).toEqual(['Enter']);
  const link = document.createElement('a');
  modal()?.append(link);
  const press = vi.fn<() => void>();
  link.addEventListener('keydown', press);
  fireEvent.keyDown(link, { key: 'Enter' });
  expect(press).toHaveBeenCalledOnce();
  await answer();
  expect(heard).toEqual(['Enter']);
});

it('marks the first pending question and later ones differently in data-waiting', async () => {
  const first = ask('edge');
  expect(modal()?.getAttribute('data-waiting')).toBe('first');
  await first();
  const next = ask('edges');
  expect(modal()?.getAttribute('data-waiting')).toBe('next');
  await next();
});

it('ignores a late answer to a question of a modal that was closed', async () => {
  const late = ask('edge');
  cleanup();
  renderHook(useOpenQuestion);
  await late();
  const first = ask('vertex');
  expect(modal()?.getAttribute('data-waiting')).toBe('first');
  await first();
});

it('releases a delayed Enter once, even if the query is repeated, as it is for late snippets', async () => {
  const first = ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  await first();
  await ask('edge')();
  expect(heard).toEqual(['Enter']);
});

it('forgets a delayed Enter and a pending question when the modal is closed', async () => {
  ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  cleanup();
  renderHook(useOpenQuestion);
  await ask('edge')();
  expect(heard).toEqual([]);
  ask('vertex');
  cleanup();
  renderHook(useOpenQuestion);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(heard, 'Enter is not delayed after a new page').toEqual(['Enter']);
});

it('does not delay keys after the modal is closed', () => {
  cleanup();
  ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(heard).toEqual(['Enter']);
});

it('drops a delayed Enter when the reader types on', async () => {
  const first = ask('edg');
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.keyDown(box, { key: 'e' });
  const second = ask('edge');
  await first();
  expect(modal()?.hasAttribute('data-waiting')).toBe(true);
  await second();
  expect(heard).toEqual(['e']);
});

it('drops a delayed Enter at the next key, even if the text stays the same', async () => {
  const answer = ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await answer();
  expect(heard).toEqual(['ArrowDown']);
});

it('drops a delayed Enter when another text is pasted without a key press', async () => {
  const first = ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  const second = ask('vertex');
  await first();
  await second();
  expect(heard).toEqual([]);
});

it('withholds Tab from DocSearch while an answer is pending, and passes other keys on', async () => {
  const answer = ask('edge');
  expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(heard).toEqual(['ArrowDown']);
  await answer();
  fireEvent.keyDown(box, { key: 'Tab' });
  expect(heard).toEqual(['ArrowDown', 'Tab']);
});

it('ignores the Enter that ends a composition, which Safari sends with the key code 229', async () => {
  await ask('edge')();
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(heard).toEqual([]);
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(heard).toEqual(['Enter']);
});
