import { captionWidth, nodeHeight, nodeWidth } from '../geometry';
import { captionOf, type Graph } from '../collect';
import { unlabelled, type Picture } from '../model';
import { countHidden } from './hidden-edges';
import { layOutPiece, type Direction, type Piece } from './component';

/** The room a picture is drawn for, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The text column of a page, and a height that leaves the sample in view. */
export const pageRoom: Room = { width: 720, height: 460 };

const pieceGap = 34;
const singleGap = 14;

interface Numbered {
  readonly nodes: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
}

/** The pieces of a graph that hang together; vertices without any edge are one piece each. */
function findPieces(count: number, pairs: readonly (readonly [number, number])[]): readonly Numbered[] {
  const root = Array.from({ length: count }, (_, node) => node);
  const find = (node: number): number => {
    let at = node;
    while (root[at] !== at) at = root[at] = root[root[at] ?? 0] ?? 0;
    return at;
  };
  for (const [from, to] of pairs) root[Math.max(find(from), find(to))] = Math.min(find(from), find(to));
  const pieces = new Map<number, { nodes: number[]; pairs: (readonly [number, number])[] }>();
  for (let node = 0; node < count; node += 1) {
    const piece = pieces.get(find(node)) ?? { nodes: [], pairs: [] };
    piece.nodes.push(node);
    pieces.set(find(node), piece);
  }
  for (const pair of pairs) pieces.get(find(pair[0]))?.pairs.push(pair);
  return [...pieces.values()];
}

interface Placed extends Room {
  readonly places: ReadonlyMap<number, { readonly x: number; readonly y: number }>;
}

/** Sets pieces side by side, in lines no wider than the room or the widest of them. */
function packPieces(pieces: readonly (Piece & { readonly nodes: readonly number[] })[], room: Room): Placed {
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

/** Broken rows tell generations less well: only where text would become small otherwise. */
const brokenRowsLoss = 0.15;
const lanesLoss = 0.13;
const laneGaps = { wide: 22, narrow: 10 } as const;

/** An edge that runs under a vertex seems to end there. */
const hiddenEdgeLoss = 0.06;

/** How much a layout has to shrink to fit; text that is never enlarged, and a tie goes to the smaller area. */
function rate(placed: Placed, room: Room): number {
  const scale = Math.min(1, room.width / placed.width, room.height / placed.height);
  return scale - (placed.width * placed.height) / 1e9;
}

/**
 * Gives each vertex a place: in layers along the edges, downwards or to the right, whichever stays more readable in the
 * room, so that a bill of materials, a tree and a chain of orders read in one direction. The same graph in the same
 * room always gets the same places.
 *
 * @param graph - vertices and edges of an answer; edges whose ends are missing are left out
 */
export function layOut({ vertices, edges }: Graph, room: Room = pageRoom): Picture {
  const numbers = new Map(vertices.map(({ id }, number) => [id, number]));
  const drawn = edges.filter(({ startId, endId }) => numbers.has(startId) && numbers.has(endId));
  const captions = vertices.map(captionOf);
  const widths = captions.map(nodeWidth);
  const pairs = new Map<string, readonly [number, number]>();
  for (const { startId, endId } of drawn) {
    const [from, to] = [numbers.get(startId) ?? 0, numbers.get(endId) ?? 0];
    if (from !== to && !pairs.has(`${to} ${from}`)) pairs.set(`${from} ${to}`, [from, to]);
  }
  const longest = Math.max(0, ...drawn.map(({ label }) => captionWidth(label)));
  // Pieces first, single vertices after them.
  const pieces = [...findPieces(vertices.length, [...pairs.values()])].sort(
    (a, b) => Number(a.nodes.length === 1) - Number(b.nodes.length === 1),
  );
  const attempt = (direction: Direction, mostWidth: number, laneGap?: number): Placed =>
    packPieces(
      pieces.map(({ nodes, pairs: links }) => {
        const local = new Map(nodes.map((node, index) => [node, index]));
        const piece = layOutPiece(
          {
            count: nodes.length,
            pairs: links.map(([from, to]) => [local.get(from) ?? 0, local.get(to) ?? 0] as const),
          },
          nodes.map((node) => widths[node] ?? 0),
          { direction, mostWidth, laneGap, layerGap: direction === 'down' ? 58 : longest + 40 },
        );
        return { ...piece, nodes };
      }),
      room,
    );
  const attempts = [
    { placed: attempt('down', Infinity), loss: 0 },
    { placed: attempt('right', Infinity), loss: 0 },
    { placed: attempt('down', room.width, laneGaps.wide), loss: lanesLoss },
    { placed: attempt('down', room.width, laneGaps.narrow), loss: lanesLoss },
    { placed: attempt('down', room.width), loss: brokenRowsLoss },
    { placed: attempt('down', room.width * 1.5), loss: brokenRowsLoss },
  ].map(({ placed, loss }) => {
    const hidden = countHidden([...pairs.values()], placed.places, widths);
    return { placed, rating: rate(placed, room) - loss - hidden * hiddenEdgeLoss };
  });
  const best = attempts.reduce((a, b) => (b.rating > a.rating ? b : a)).placed;
  return {
    nodes: vertices.map((vertex, number) => ({
      id: vertex.id,
      label: vertex.isStandIn ? '' : vertex.label || unlabelled,
      caption: captions[number] ?? '',
      ...(best.places.get(number) ?? { x: 0, y: nodeHeight }),
    })),
    edges: drawn.map(({ id, startId, endId, label }) => ({ id, from: startId, to: endId, label })),
  };
}
