import { expect, test } from 'vitest';
import type { Picture } from '../model';
import { stageSize } from './stage-size';

/** Two vertices in one row. */
const picture = {
  nodes: [
    { id: '1', label: 'Part', caption: 'Hub', x: 0, y: 0 },
    { id: '2', label: 'Part', caption: 'Hub', x: 200, y: 0 },
  ],
  edges: [],
} as unknown as Picture;

const { minWidth: own } = stageSize(picture, 1000);

test('a picture that fits, or nearly, is as wide as its column at most', () => {
  expect(stageSize(picture, own).minWidth).toBe(own);
  expect(stageSize(picture, own - 18).minWidth).toBe(own - 18);
  expect(stageSize(picture, own - 17.4).minWidth).toBe(own - 18);
  expect(stageSize(picture, own - 18).height).toBeLessThanOrEqual(stageSize(picture, own).height);
});

test('one that would become too small to read keeps its width, and scrolls', () => {
  expect(stageSize(picture, own / 2).minWidth).toBe(own);
});

test('one that is small for its height is no wider than it is shown', () => {
  const tall = {
    ...picture,
    nodes: picture.nodes.map((node, index) => ({ ...node, x: index * 600, y: index * 2000 })),
  };
  expect(stageSize(tall, 296)).toEqual({ minWidth: expect.any(Number) as number, height: 480 });
  expect(stageSize(tall, 296).minWidth).toBeLessThanOrEqual(296);
});
