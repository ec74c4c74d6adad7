import { expect, test } from 'vitest';
import { placeEdgeCaptions } from './edge-captions';
import { courseEdges, nodeHeight } from './geometry';
import type { PictureNode } from './model';

const node = (id: string, x: number, y: number): PictureNode => ({ id, label: 'Part', caption: '', x, y });
const ends = [node('1', 0, 0), node('2', 0, 400)];
const courses = courseEdges({ nodes: ends, edges: [{ id: 'e', from: '1', to: '2', label: 'HAS_PART' }] });

/** Vertices that cover a tenth of the caption at each of its positions on the edge. */
const beside = Array.from({ length: 14 }, (_, at) => node(`beside ${String(at)}`, 38, at * nodeHeight));
/** A vertex that covers half of the caption at its preferred position. */
const onFirst = node('on first', 0, 175);

test('a caption that is hidden nowhere gets its preferred position, above the middle of its edge', () => {
  expect(placeEdgeCaptions(courses, ends)).toEqual({ shares: new Map([['e', 0.42]]), crowded: 0 });
});

test('a caption without a free position gets the first of those that hide least of it', () => {
  const { shares, crowded } = placeEdgeCaptions(courses, [...ends, ...beside, onFirst]);
  expect(shares).toEqual(new Map([['e', 0.5]]));
  expect(crowded).toBeGreaterThan(0.05);
  expect(crowded).toBeLessThan(0.15);
});

test.each([
  ['a quarter', 28, 1],
  ['four tenths', 19, 0],
])('a caption of which %s is hidden everywhere is placed only if it can still be read', (_, x, left) => {
  const near = beside.map((each) => ({ ...each, x }));
  expect(placeEdgeCaptions(courses, [...ends, ...near]).shares.size).toBe(left);
});

test('an edge without length, between vertices that touch, gets no caption and does not move the others', () => {
  const touching = [node('3', 500, 0), node('4', 500, 36)];
  const all = courseEdges({
    nodes: [...ends, ...touching],
    edges: [
      { id: 'e', from: '1', to: '2', label: 'HAS_PART' },
      { id: 'short', from: '3', to: '4', label: 'NEXT' },
    ],
  });
  expect(placeEdgeCaptions(all, [...ends, ...touching])).toEqual({
    shares: new Map([['e', 0.42]]),
    crowded: 1,
  });
});

test('a caption that is hidden everywhere is left out and counts as 1 in `crowded`', () => {
  const above = beside.map(({ id, y }) => node(`${id} above`, 0, y));
  expect(placeEdgeCaptions(courses, [...ends, ...above])).toEqual({ shares: new Map(), crowded: 1 });
});
