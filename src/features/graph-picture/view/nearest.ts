import type { Point } from '../geometry';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const directions: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => Object.hasOwn(directions, key);

/** The nearest place in the direction of an arrow key; what lies aside counts as further away. */
export function findNearest<Place extends Point>(
  from: Point,
  places: readonly Place[],
  arrow: Arrow,
): Place | null {
  const { x, y } = directions[arrow];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [place, cost];
  }
  return best;
}
