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

test('a picture that fits, or nearly fits, is not wider than its column', () => {
  expect(stageSize(picture, own).minWidth).toBe(own);
  expect(stageSize(picture, own - 18).minWidth).toBe(own - 18);
  expect(stageSize(picture, own - 17.4).minWidth).toBe(own - 18);
  expect(stageSize(picture, own - 18).height).toBeLessThanOrEqual(stageSize(picture, own).height);
});

test('a picture that would become too small to read keeps its own width', () => {
  expect(stageSize(picture, own / 2).minWidth).toBe(own);
});

test('a tall picture, which is scaled down, does not get a frame wider than its column', () => {
  const tall = {
    ...picture,
    nodes: picture.nodes.map((node, index) => ({ ...node, x: index * 600, y: index * 2000 })),
  };
  expect(stageSize(tall, 296)).toEqual({ minWidth: expect.any(Number) as number, height: 480 });
  expect(stageSize(tall, 296).minWidth).toBeLessThanOrEqual(296);
});
