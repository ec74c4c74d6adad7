import { expect, test } from 'vitest';
import { orderRows } from './order';

type Rows = readonly (readonly number[])[];

/** Orders rows that are linked by pairs: the first node of a pair is in the row above the second. */
function order(rows: Rows, pairs: Rows): Rows {
  const [above, below] = [new Map<number, number[]>(), new Map<number, number[]>()];
  for (const [from = 0, to = 0] of pairs) {
    below.set(from, [...(below.get(from) ?? []), to]);
    above.set(to, [...(above.get(to) ?? []), from]);
  }
  return orderRows({ rows, above, below });
}

test.each<[string, Rows, Rows, Rows]>([
  [
    'in a row below',
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 3],
      [1, 2],
    ],
    [
      [0, 1],
      [3, 2],
    ],
  ],
  [
    'in a row above, where the one below has to stay',
    [
      [0, 1, 2],
      [3, 4],
    ],
    [
      [0, 3],
      [1, 4],
      [2, 3],
    ],
    [
      [0, 2, 1],
      [3, 4],
    ],
  ],
  [
    'around a node without edges, which keeps its place',
    [
      [0, 1],
      [2, 3, 4],
    ],
    [
      [0, 4],
      [1, 2],
    ],
    [
      [0, 1],
      [4, 3, 2],
    ],
  ],
  [
    'in a row between two others',
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    [
      [0, 3],
      [1, 2],
      [2, 5],
      [3, 4],
    ],
    [
      [0, 1],
      [3, 2],
      [4, 5],
    ],
  ],
])('edges that cross are untangled %s', (_, rows, pairs, ordered) => {
  expect(order(rows, pairs)).toEqual(ordered);
});

test('rows keep their order if no edges cross, or if no order has fewer crossings', () => {
  const rows = [
    [0, 1],
    [2, 3],
  ];
  expect(
    order(rows, [
      [0, 2],
      [1, 3],
    ]),
  ).toEqual(rows);
  const all = [0, 1].flatMap((from) => [2, 3].map((to) => [from, to]));
  expect(order(rows, all)).toEqual(rows);
});
