import { expect, test } from 'vitest';
import type { Point } from '../geometry';
import { findNearest, type Arrow } from './nearest';

interface Named extends Point {
  readonly id: string;
}

/** Three rows of vertices; `leaf`, in the third, is straight below `root`, in the first. */
const tree: readonly Named[] = [
  { id: 'root', x: 300, y: 15 },
  { id: 'left', x: 100, y: 103 },
  { id: 'middle', x: 210, y: 103 },
  { id: 'right', x: 420, y: 103 },
  { id: 'leaf', x: 300, y: 191 },
  { id: 'under left', x: 120, y: 191 },
];
const turned = tree.map(({ id, x, y }): Named => ({ id, x: y, y: x }));

function lead(places: readonly Named[], id: string, arrow: Arrow): string | undefined {
  const from = places.find((place) => place.id === id);
  return from && findNearest(from, places, arrow)?.id;
}

test.each([
  ['root', 'ArrowDown', 'ArrowRight', 'middle'],
  ['leaf', 'ArrowUp', 'ArrowLeft', 'middle'],
  ['left', 'ArrowDown', 'ArrowRight', 'under left'],
  ['left', 'ArrowRight', 'ArrowDown', 'middle'],
  ['middle', 'ArrowRight', 'ArrowDown', 'right'],
  ['right', 'ArrowLeft', 'ArrowUp', 'middle'],
] as const)('from %s, %s in rows and %s in columns lead to %s', (id, inRows, inColumns, next) => {
  expect(lead(tree, id, inRows)).toBe(next);
  expect(lead(turned, id, inColumns)).toBe(next);
});

test('a vertex that was dragged by a few pixels still belongs to its row', () => {
  const dragged = tree.map((place) => (place.id === 'middle' ? { ...place, x: 216.5, y: 104.5 } : place));
  expect(lead(dragged, 'left', 'ArrowRight')).toBe('middle');
  expect(lead(dragged, 'leaf', 'ArrowUp')).toBe('middle');
});

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** The vertices that arrow keys do not reach from the first one. */
function missed(places: readonly Named[]): readonly string[] {
  const found = new Set(places.slice(0, 1));
  for (const place of found)
    for (const arrow of arrows) {
      const next = findNearest(place, places, arrow);
      if (next) found.add(next);
    }
  return places.filter((place) => !found.has(place)).map(({ id }) => id);
}

/** Pseudo-random places; the same number always gives the same ones. */
function scatter(number: number): readonly Named[] {
  let seed = number * 7919 + 1;
  const draw = (most: number): number => (seed = (seed * 16_807) % 2_147_483_647) % most;
  return Array.from({ length: 4 + (number % 20) }, (_, id) => ({
    id: String(id),
    x: draw(700),
    y: draw(440),
  }));
}

test('arrow keys reach every vertex, in layers and in places without any order', () => {
  expect([tree, turned].map(missed)).toEqual([[], []]);
  const lost = Array.from({ length: 300 }, (_, number) => missed(scatter(number)));
  expect(lost.flat()).toEqual([]);
});
