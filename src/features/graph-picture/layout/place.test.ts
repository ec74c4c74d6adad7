import { expect, test } from 'vitest';
import { placeRows, type Measures } from './place';

const measures: Measures = { sizeOf: () => 10, gapBetween: () => 4 };

/** Places rows whose nodes are linked by pairs, and returns the distance of each node from the first one. */
function placesFrom(rows: readonly (readonly number[])[], pairs: readonly (readonly [number, number])[]) {
  const neighbours = new Map<number, readonly number[]>();
  const add = (one: number, other: number): void =>
    void neighbours.set(one, [...(neighbours.get(one) ?? []), other]);
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  const centres = placeRows(rows, neighbours, measures);
  return rows.flat().map((node) => (centres.get(node) ?? NaN) - (centres.get(0) ?? NaN));
}

test.each([
  {
    how: 'nodes of a row follow each other at its gaps, whatever they are linked with',
    rows: [[0, 1, 2]],
    pairs: [],
    places: [0, 14, 28],
  },
  {
    how: 'a node stands over the middle of those below it',
    rows: [[0], [1, 2, 3]],
    pairs: [[0, 1] as const, [0, 2] as const, [0, 3] as const],
    places: [0, -14, 0, 14],
  },
  {
    how: 'a node stands right below the one it is linked with, and not where its row would begin',
    rows: [[0, 1, 2], [3]],
    pairs: [[2, 3] as const],
    places: [0, 14, 28, 28],
  },
])('$how', ({ rows, pairs, places }) => {
  expect(placesFrom(rows, pairs).map(Math.round)).toEqual(places);
});
