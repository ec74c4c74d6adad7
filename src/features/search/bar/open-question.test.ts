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
])('lets Enter wait for the answer, with %s, which was held down', async (name, held) => {
  const answer = ask('edge');
  expect(modal()?.hasAttribute('data-waiting')).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'Enter', ...held }), 'the form is sent').toBe(false);
  expect(heard).toEqual([]);
  await answer();
  expect(heard).toEqual([`${name}+Enter`]);
  expect(modal()?.hasAttribute('data-waiting')).toBe(false);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(heard).toEqual([`${name}+Enter`, 'Enter']);
});

it('lets Enter go on when there is no answer, and holds no later one', async () => {
  box.value = 'edge';
  noteQuestion('edge', Promise.reject(new Error('offline')));
  fireEvent.keyDown(box, { key: 'Enter' });
  await vi.runAllTimersAsync();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(heard).toEqual(['Enter', 'Enter']);
});

it('leaves Enter to an input method, and to what has the focus beside the box', async () => {
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

it('opens a hit once, though the same is asked again, as for snippets that come later', async () => {
  const first = ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  await first();
  await ask('edge')();
  expect(heard).toEqual(['Enter']);
});

it('holds no Enter over from a modal that was closed', async () => {
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
  expect(heard, 'nothing is asked yet').toEqual(['Enter']);
});

it('hears no keys once the modal is closed', () => {
  cleanup();
  ask('edge');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(heard).toEqual(['Enter']);
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
