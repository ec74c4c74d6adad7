import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShownName } from './shown-name';

// The tested code only passes it on.
const name = {} as HTMLElement;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('showing a card closes the open card of another block', () => {
  const [onFirst, onSecond] = [vi.fn(), vi.fn()];
  createShownName(onFirst).show(name);
  createShownName(onSecond).show(name);
  expect(onFirst.mock.calls).toEqual([[name], [undefined]]);
  expect(onSecond.mock.calls).toEqual([[name]]);
});

test('showing two cards in one block one after the other closes nothing in between', () => {
  const onChange = vi.fn();
  const shown = createShownName(onChange);
  shown.show(name);
  shown.show(name);
  expect(onChange.mock.calls).toEqual([[name], [name]]);
});

test.each([
  ['goes a moment after the pointer has left', undefined, 1],
  ['stays when the pointer comes to the card', 'stay', 0],
  ['stays when the pointer comes to a name', 'show', 0],
] as const)('a card %s', (_, comesTo, closings) => {
  const onChange = vi.fn();
  const shown = createShownName(onChange);
  shown.show(name);
  shown.hideSoon();
  vi.advanceTimersByTime(249);
  if (comesTo) shown[comesTo](name);
  vi.advanceTimersByTime(1000);
  expect(onChange.mock.calls.filter(([next]) => next === undefined)).toHaveLength(closings);
});
