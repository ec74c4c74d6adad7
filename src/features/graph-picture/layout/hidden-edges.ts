import { nodeHeight, type Point } from '../geometry';

/**
 * A line counts as hidden from this length in a box on: vertices have round ends, so a line across a corner is visible.
 */
const leastHidden = 20;

/** How much of a straight line runs through the box around a centre. */
function lengthInBox(from: Point, to: Point, centre: Point, halfWidth: number, halfHeight: number): number {
  let [enter, leave] = [0, 1];
  for (const [start, way, middle, half] of [
    [from.x, to.x - from.x, centre.x, halfWidth],
    [from.y, to.y - from.y, centre.y, halfHeight],
  ] as const) {
    if (way === 0 && Math.abs(start - middle) >= half) return 0;
    if (way === 0) continue;
    const [a, b] = [(middle - half - start) / way, (middle + half - start) / way];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return Math.max(0, leave - enter) * Math.hypot(to.x - from.x, to.y - from.y);
}

/** How many edges run under vertices that are not their ends. */
export function countHidden(
  pairs: readonly (readonly [number, number])[],
  places: ReadonlyMap<number, Point>,
  widths: readonly number[],
): number {
  return pairs.filter(([from, to]) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return false;
    return [...places].some(
      ([node, centre]) =>
        node !== from &&
        node !== to &&
        lengthInBox(start, end, centre, (widths[node] ?? 0) / 2, nodeHeight / 2) > leastHidden,
    );
  }).length;
}
