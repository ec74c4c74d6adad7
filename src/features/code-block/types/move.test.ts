import { describe, expect, it } from 'vitest';
import { moveTo } from './move';

/*
 * The names on the screen, by their numbers:
 *
 * 0 1   2
 *
 *  3
 * 4   5
 */
const places = [
  { top: 0, left: 0 },
  { top: 1, left: 20 },
  { top: 0, left: 80 },
  { top: 60, left: 10 },
  { top: 80, left: 0 },
  { top: 80, left: 60 },
];

describe('moveTo', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 5, 5],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 1, 1],
    ['Home', 4, 0],
    ['End', 1, 5],
    ['a', 1, undefined],
  ])('with the key %s goes from name %i to name %s', (key, from, to) => {
    expect(moveTo(key, from, places)).toBe(to);
  });
});
