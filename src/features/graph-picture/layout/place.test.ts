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
    title: 'the nodes of a row without edges follow each other at its gaps',
    rows: [[0, 1, 2]],
    pairs: [],
    places: [0, 14, 28],
  },
  {
    title: 'a node is centred above the nodes that it is linked with',
    rows: [[0], [1, 2, 3]],
    pairs: [[0, 1] as const, [0, 2] as const, [0, 3] as const],
    places: [0, -14, 0, 14],
  },
  {
    title: 'a node is right below the node that it is linked with, and not at the start of its row',
    rows: [[0, 1, 2], [3]],
    pairs: [[2, 3] as const],
    places: [0, 14, 28, 28],
  },
])('placeRows: $title', ({ rows, pairs, places }) => {
  expect(placesFrom(rows, pairs).map(Math.round)).toEqual(places);
});
