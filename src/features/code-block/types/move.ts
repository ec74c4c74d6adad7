/** The position of a name on the screen, as far as moving between names needs it. */
export interface Place {
  readonly top: number;
  readonly left: number;
}

/** Names whose tops differ by less than this are on one line. */
const sameLine = 4;

const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** The nearest name on the next line that has names, in one direction. */
function acrossLines(places: readonly Place[], current: number, direction: 1 | -1): number {
  const here = places[current];
  if (!here) return current;
  const beyond = places
    .map(({ top, left }, index) => ({ top, left, index }))
    .filter(({ top }) => (top - here.top) * direction > sameLine);
  const next = beyond.reduce<number | undefined>(
    (nearest, { top }) => (nearest === undefined || (nearest - top) * direction > 0 ? top : nearest),
    undefined,
  );
  if (next === undefined) return current;
  const onLine = beyond.filter(({ top }) => Math.abs(top - next) <= sameLine);
  const nearest = onLine.reduce((best, place) =>
    Math.abs(place.left - here.left) < Math.abs(best.left - here.left) ? place : best,
  );
  return nearest.index;
}

/** Which name a key leads to, or `undefined` when the key does not move. */
export function moveTo(key: string, current: number, places: readonly Place[]): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return clamp(current + 1, places.length);
    case 'ArrowLeft':
      return clamp(current - 1, places.length);
    case 'ArrowDown':
      return acrossLines(places, current, 1);
    case 'ArrowUp':
      return acrossLines(places, current, -1);
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
    default:
      return undefined;
  }
}
