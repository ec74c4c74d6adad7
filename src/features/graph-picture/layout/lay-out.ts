import { captionWidth, courseEdges, nodeHeight, nodeWidth } from '../geometry';
import { captionOf, type Graph } from '../collect';
import { placeEdgeCaptions } from '../edge-captions';
import { unlabelled, type Picture } from '../model';
import { countHidden } from './hidden-edges';
import { layOutPiece, type Direction, type Piece } from './component';

/** The room a picture is drawn for, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The text column of a page, and a height that leaves the sample in view. */
const pageRoom: Room = { width: 720, height: 460 };

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

/** Room between two layers for the captions of their edges, and how much more of it is tried where these are crowded. */
const layerGap = { down: 58, right: 40 } as const;
const moreRoom = [0, 18, 36] as const;

/** Captions are looked at in a picture of so few edges; in a larger one some are crowded anyway, and it takes long. */
const mostCaptions = 30;

/** Long edges are harder to follow: a caption that is only touched is no reason for them. */
const moreRoomLoss = 0.001;

/** A picture may shrink by so much to have one caption more that can be read. */
const captionWorth = 0.25;

interface Attempt {
  readonly direction: Direction;
  /** Rows are broken when they are wider. */
  readonly mostWidth?: number;
  readonly laneGap?: number;
  readonly loss: number;
}

/** An edge that runs under a vertex seems to end there. */
const hiddenEdgeLoss = 0.06;

/** How much a layout has to shrink to fit; text that is never enlarged, and a tie goes to the smaller area. */
function rate(placed: Placed, room: Room): number {
  const scale = Math.min(1, room.width / placed.width, room.height / placed.height);
  return scale - (placed.width * placed.height) / 1e9;
}

/** The first of those with the best rating. */
function pickBest<T>(all: readonly T[], rating: (one: T) => number): T {
  const [only, ...others] = all;
  if (only && others.length === 0) return only;
  return all.map((one) => ({ one, value: rating(one) })).reduce((a, b) => (b.value > a.value ? b : a)).one;
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
  const arrange = ({ direction, mostWidth = Infinity, laneGap }: Attempt, more: number): Placed =>
    packPieces(
      pieces.map(({ nodes, pairs: links }) => {
        const local = new Map(nodes.map((node, index) => [node, index]));
        const piece = layOutPiece(
          {
            count: nodes.length,
            pairs: links.map(([from, to]) => [local.get(from) ?? 0, local.get(to) ?? 0] as const),
          },
          nodes.map((node) => widths[node] ?? 0),
          {
            direction,
            mostWidth,
            laneGap,
            layerGap: layerGap[direction] + (direction === 'down' ? 0 : longest) + more,
          },
        );
        return { ...piece, nodes };
      }),
      room,
    );
  const attempts: readonly Attempt[] = [
    { direction: 'down', loss: 0 },
    { direction: 'right', loss: 0 },
    { direction: 'down', mostWidth: room.width, laneGap: laneGaps.wide, loss: lanesLoss },
    { direction: 'down', mostWidth: room.width, laneGap: laneGaps.narrow, loss: lanesLoss },
    { direction: 'down', mostWidth: room.width, loss: brokenRowsLoss },
    { direction: 'down', mostWidth: room.width * 1.5, loss: brokenRowsLoss },
  ];
  const ratePlaced = (placed: Placed): number =>
    rate(placed, room) - countHidden([...pairs.values()], placed.places, widths) * hiddenEdgeLoss;
  const best = pickBest(attempts, (attempt) => ratePlaced(arrange(attempt, 0)) - attempt.loss);
  const draw = (placed: Placed): Picture => ({
    nodes: vertices.map((vertex, number) => ({
      id: vertex.id,
      label: vertex.isStandIn ? '' : vertex.label || unlabelled,
      caption: captions[number] ?? '',
      ...(placed.places.get(number) ?? { x: 0, y: nodeHeight }),
    })),
    edges: drawn.map(({ id, startId, endId, label }) => ({ id, from: startId, to: endId, label })),
  });
  const tries = moreRoom.slice(0, drawn.length > mostCaptions ? 1 : undefined).map((more) => {
    const placed = arrange(best, more);
    return { placed, picture: draw(placed), loss: more * moreRoomLoss };
  });
  return pickBest(tries, ({ placed, picture, loss }) => {
    const { crowded } = placeEdgeCaptions(courseEdges(picture), picture.nodes);
    return ratePlaced(placed) - crowded * captionWorth - loss;
  }).picture;
}
