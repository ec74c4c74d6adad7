import type { Point } from '../geometry';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const directions: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => Object.hasOwn(directions, key);

/** A pixel across the rows counts as this many pixels along them. */
const acrossWeight = 50;

const countLines = (places: readonly Point[], axis: keyof Point): number =>
  new Set(places.map((place) => place[axis])).size;

/**
 * The nearest place in the direction of an arrow key. A picture is laid out in rows or in columns. In rows, Up and Down
 * lead to the next row, however far aside its places are, and Left and Right stay in the row while they can; in columns
 * it is the other way round. The layout counts as rows if there are no more different y than different x coordinates.
 */
export function findNearest<Place extends Point>(
  from: Point,
  places: readonly Place[],
  arrow: Arrow,
): Place | null {
  const { x, y } = directions[arrow];
  const hasRows = countLines(places, 'y') <= countLines(places, 'x');
  const [weightX, weightY] = hasRows ? [1, acrossWeight] : [acrossWeight, 1];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const cost = Math.abs(dx) * weightX + Math.abs(dy) * weightY;
    if (dx * x + dy * y > 0 && cost < least) [best, least] = [place, cost];
  }
  return best;
}
