import type { Piece } from './component';

/** The space available for a picture, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Two vertices by their numbers, with an edge between them. */
export type Pair = readonly [number, number];

const pieceGap = 34;
const singleGap = 14;

/** A connected component, by the numbers of its vertices. */
interface Numbered {
  readonly nodes: readonly number[];
  readonly pairs: readonly Pair[];
}

/** The connected components of a graph; a vertex without edges is one by itself. */
export function findPieces(count: number, pairs: readonly Pair[]): readonly Numbered[] {
  const root = Array.from({ length: count }, (_, node) => node);
  const find = (node: number): number => {
    let at = node;
    while (root[at] !== at) at = root[at] = root[root[at] ?? 0] ?? 0;
    return at;
  };
  for (const [from, to] of pairs) root[Math.max(find(from), find(to))] = Math.min(find(from), find(to));
  const pieces = new Map<number, { nodes: number[]; pairs: Pair[] }>();
  for (let node = 0; node < count; node += 1) {
    const piece = pieces.get(find(node)) ?? { nodes: [], pairs: [] };
    piece.nodes.push(node);
    pieces.set(find(node), piece);
  }
  for (const pair of pairs) pieces.get(find(pair[0]))?.pairs.push(pair);
  return [...pieces.values()];
}

export interface Placed extends Room {
  readonly places: ReadonlyMap<number, { readonly x: number; readonly y: number }>;
}

/** Places pieces side by side, in lines no wider than the room or the widest piece. */
export function packPieces(
  pieces: readonly (Piece & { readonly nodes: readonly number[] })[],
  room: Room,
): Placed {
  const most = Math.max(room.width, ...pieces.map(({ width }) => width));
  const places = new Map<number, { x: number; y: number }>();
  let [x, y, lineHeight, width] = [0, 0, 0, 0];
  let isSingle = false;
  for (const piece of pieces) {
    const alone = piece.nodes.length === 1;
    const gap = alone && isSingle ? singleGap : pieceGap;
    if (x > 0 && x + gap + piece.width > most) {
      y += lineHeight + gap;
      [x, lineHeight] = [0, 0];
    }
    const left = x === 0 ? 0 : x + gap;
    piece.nodes.forEach((node, index) => {
      const place = piece.places[index];
      if (place) places.set(node, { x: Math.round(left + place.x), y: Math.round(y + place.y) });
    });
    x = left + piece.width;
    width = Math.max(width, x);
    lineHeight = Math.max(lineHeight, piece.height);
    isSingle = alone;
  }
  return { places, width, height: y + lineHeight };
}
