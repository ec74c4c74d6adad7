import { expect, test } from 'vitest';
import { findPieces, packPieces } from './pieces';

test('connected vertices are one piece, whatever the direction of their edges', () => {
  const pairs = [
    [3, 0],
    [3, 4],
    [1, 5],
  ] as const;
  expect(findPieces(6, pairs)).toEqual([
    {
      nodes: [0, 3, 4],
      pairs: [
        [3, 0],
        [3, 4],
      ],
    },
    { nodes: [1, 5], pairs: [[1, 5]] },
    { nodes: [2], pairs: [] },
  ]);
});

/** A piece with all its vertices in its upper left corner. */
const piece = (width: number, ...nodes: readonly number[]) => ({
  width,
  height: 40,
  nodes,
  places: nodes.map(() => ({ x: 0, y: 0 })),
});

test('single vertices are closer to each other than to other pieces, and continue on the next line', () => {
  const { places, width, height } = packPieces([piece(100, 0, 1), piece(50, 2), piece(50, 3), piece(60, 4)], {
    width: 260,
    height: 100,
  });
  expect([0, 2, 3, 4].map((node) => places.get(node))).toEqual([
    { x: 0, y: 0 },
    { x: 134, y: 0 },
    { x: 198, y: 0 },
    { x: 0, y: 54 },
  ]);
  expect([width, height]).toEqual([248, 94]);
});

test('a piece as wide as the space has a line of its own, whose height does not count for the next line', () => {
  const { places, height } = packPieces([{ ...piece(260, 0, 1), height: 90 }, piece(100, 2, 3)], {
    width: 260,
    height: 100,
  });
  expect([places.get(0), places.get(2)]).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 124 },
  ]);
  expect(height).toBe(164);
});
