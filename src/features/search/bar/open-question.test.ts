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
  box.addEventListener('keydown', ({ key, ctrlKey }) => heard.push(ctrlKey ? `Ctrl+${key}` : key));
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

it('lets Enter wait for the answer, with what was held down', async () => {
  const answer = ask('edge');
  expect(modal()?.hasAttribute('data-waiting')).toBe(true);
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  expect(heard).toEqual([]);
  await answer();
  expect(heard).toEqual(['Ctrl+Enter']);
  expect(modal()?.hasAttribute('data-waiting')).toBe(false);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(heard).toEqual(['Ctrl+Enter', 'Enter']);
});

it('tells the first question from the next ones', async () => {
  const first = ask('edge');
  expect(modal()?.getAttribute('data-waiting')).toBe('first');
  await first();
  const next = ask('edges');
  expect(modal()?.getAttribute('data-waiting')).toBe('next');
  await next();
});

it('takes no answer of a modal that was closed before for one of its own', async () => {
  const late = ask('edge');
  cleanup();
  renderHook(useOpenQuestion);
  await late();
  const first = ask('vertex');
  expect(modal()?.getAttribute('data-waiting')).toBe('first');
  await first();
});

it('forgets Enter when the reader goes on', async () => {
  const first = ask('edg');
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.keyDown(box, { key: 'e' });
  const second = ask('edge');
  await first();
  expect(modal()?.hasAttribute('data-waiting')).toBe(true);
  await second();
  expect(heard).toEqual(['e']);
});

it('forgets Enter at the next key where the text stays as it is, too', async () => {
  const answer = ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await answer();
  expect(heard).toEqual(['ArrowDown']);
});

it('forgets Enter when another text is pasted, for which no key is pressed', async () => {
  const first = ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  const second = ask('vertex');
  await first();
  await second();
  expect(heard).toEqual([]);
});

it('keeps Tab from dropping the answer to come, and leaves other keys alone', async () => {
  const answer = ask('edge');
  expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(heard).toEqual(['ArrowDown']);
  await answer();
  fireEvent.keyDown(box, { key: 'Tab' });
  expect(heard).toEqual(['ArrowDown', 'Tab']);
});

it('opens nothing for the Enter that ends a composed text, as Safari sends it', async () => {
  await ask('edge')();
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(heard).toEqual([]);
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(heard).toEqual(['Enter']);
});
