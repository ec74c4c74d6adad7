import { expect, test } from 'vitest';
import { layOutPiece } from './component';

/** One node above six others, whose row is broken into three parts. */
const fan = {
  count: 7,
  pairs: [1, 2, 3, 4, 5, 6].map((child) => [0, child] as const),
};
const widths = new Array<number>(7).fill(80);

/** The space between the two nodes of a part: lanes for the four edges that pass it, and the five gaps around them. */
const lanes = 4 * 5 + 5 * 22;

test.each([
  [
    'leaves lanes for edges that pass a part of a broken row, where there is room',
    2 * 80 + lanes,
    80 + lanes,
  ],
  ['leaves no lanes for such edges where the part would be wider than the room', 2 * 80 + lanes - 1, 80 + 22],
])('layOutPiece %s', (_, mostWidth, apart) => {
  const options = { direction: 'down', mostWidth, laneGap: 22, layerGap: 58 } as const;
  const { places, width } = layOutPiece(fan, widths, options);
  const first = places.slice(1).filter(({ y }) => y === Math.min(...places.slice(1).map((each) => each.y)));
  const xs = first.map(({ x }) => x);
  expect([first.length, Math.max(...xs) - Math.min(...xs)]).toEqual([2, apart]);
  expect(width).toBeLessThanOrEqual(mostWidth);
});
