import { captionWidth, courseEdges, nodeHeight, nodeWidth } from '../geometry';
import { captionOf, type Graph } from '../collect';
import { placeEdgeCaptions } from '../edge-captions';
import { unlabelled, type Picture } from '../model';
import { countHidden } from './hidden-edges';
import { layOutPiece, type Direction } from './component';
import { findPieces, packPieces, type Pair, type Placed, type Room } from './pieces';

/** The text column of a page, and a height that leaves the sample in view. */
const pageRoom: Room = { width: 720, height: 460 };

/**
 * The penalty of broken rows, which show generations less well. They are used only if text would be small otherwise.
 */
const brokenRowsLoss = 0.15;
const lanesLoss = 0.13;
const laneGaps = { wide: 22, narrow: 10 } as const;

/**
 * Widths that are tried for lines of pieces, as multiples of the room's width: many pieces in a narrow column become
 * smaller, and leave the sides empty.
 */
const lineWidths = [1, 1.5, 2, 3] as const;

/** Gap between two layers for the captions of their edges. If these are crowded, more is tried (`moreRoom`). */
const layerGap = { down: 58, right: 40 } as const;
const moreRoom = [0, 18, 36] as const;

/**
 * Captions affect the layout of pictures with up to this many edges. In larger ones some are crowded anyway, and it
 * takes long.
 */
const mostCaptions = 30;

/**
 * The penalty of a larger gap, whose long edges are harder to follow. A caption that is only touched does not outweigh
 * it.
 */
const moreRoomLoss = 0.001;

/** By how much a picture may shrink to make one more caption readable. */
const captionWorth = 0.25;

interface Attempt {
  readonly direction: Direction;
  /** Wider rows are broken. */
  readonly mostWidth?: number;
  readonly laneGap?: number;
  readonly loss: number;
}

/** The penalty of an edge that runs under a vertex, because it seems to end there. */
const hiddenEdgeLoss = 0.06;

/**
 * Rates a layout by the scale at which it fits, at most 1 because text is never enlarged. A tie goes to the smaller
 * area.
 */
function rate(placed: Placed, room: Room): number {
  const scale = Math.min(1, room.width / placed.width, room.height / placed.height);
  return scale - (placed.width * placed.height) / 1e9;
}

/** The first item with the best rating. */
function pickBest<T>(all: readonly T[], rating: (one: T) => number): T {
  const [only, ...others] = all;
  if (only && others.length === 0) return only;
  return all.map((one) => ({ one, value: rating(one) })).reduce((a, b) => (b.value > a.value ? b : a)).one;
}

/** A graph as the layout needs it, by the numbers of its vertices. */
interface NumberedGraph {
  readonly captions: readonly string[];
  readonly widths: readonly number[];
  /** Edges whose two ends are in the graph. */
  readonly edges: Graph['edges'];
  /** One pair for all edges between the same two vertices. */
  readonly pairs: readonly Pair[];
}

function numberGraph({ vertices, edges }: Graph): NumberedGraph {
  const numbers = new Map(vertices.map(({ id }, number) => [id, number]));
  const drawn = edges.filter(({ startId, endId }) => numbers.has(startId) && numbers.has(endId));
  const captions = vertices.map(captionOf);
  const pairs = new Map<string, Pair>();
  for (const { startId, endId } of drawn) {
    const [from, to] = [numbers.get(startId) ?? 0, numbers.get(endId) ?? 0];
    if (from !== to && !pairs.has(`${to} ${from}`)) pairs.set(`${from} ${to}`, [from, to]);
  }
  return { captions, widths: captions.map(nodeWidth), edges: drawn, pairs: [...pairs.values()] };
}

/** Lays a graph out as an attempt says, with an additional gap between the layers. */
type Arrange = (attempt: Attempt, more: number) => Placed;

function arrangeIn(room: Room, { widths, edges, pairs }: NumberedGraph): Arrange {
  const longest = Math.max(0, ...edges.map(({ label }) => captionWidth(label)));
  // Pieces first, single vertices after them.
  const pieces = [...findPieces(widths.length, pairs)].sort(
    (a, b) => Number(a.nodes.length === 1) - Number(b.nodes.length === 1),
  );
  return ({ direction, mostWidth = Infinity, laneGap }, more) => {
    const options = {
      direction,
      mostWidth,
      laneGap,
      layerGap: layerGap[direction] + (direction === 'down' ? 0 : longest) + more,
    };
    const laidOut = pieces.map(({ nodes, pairs: links }) => {
      const local = new Map(nodes.map((node, index) => [node, index]));
      const inPiece = links.map(([from, to]): Pair => [local.get(from) ?? 0, local.get(to) ?? 0]);
      const ownWidths = nodes.map((node) => widths[node] ?? 0);
      return { ...layOutPiece({ count: nodes.length, pairs: inPiece }, ownWidths, options), nodes };
    });
    const packed = lineWidths.map((share) => packPieces(laidOut, { ...room, width: room.width * share }));
    return pickBest(packed, (placed) => rate(placed, room));
  };
}

function drawAt({ places }: Placed, { vertices }: Graph, { captions, edges }: NumberedGraph): Picture {
  return {
    nodes: vertices.map((vertex, number) => ({
      id: vertex.id,
      label: vertex.isStandIn ? '' : vertex.label || unlabelled,
      caption: captions[number] ?? '',
      ...(places.get(number) ?? { x: 0, y: nodeHeight }),
    })),
    edges: edges.map(({ id, startId, endId, label }) => ({ id, from: startId, to: endId, label })),
  };
}

const attemptsIn = ({ width }: Room): readonly Attempt[] => [
  { direction: 'down', loss: 0 },
  { direction: 'right', loss: 0 },
  { direction: 'down', mostWidth: width, laneGap: laneGaps.wide, loss: lanesLoss },
  { direction: 'down', mostWidth: width, laneGap: laneGaps.narrow, loss: lanesLoss },
  { direction: 'down', mostWidth: width, loss: brokenRowsLoss },
  { direction: 'down', mostWidth: width * 1.5, loss: brokenRowsLoss },
];

/**
 * Places each vertex in layers along the edges, downwards or to the right, whichever is more readable in the room. So a
 * bill of materials, a tree and a chain of orders read in one direction. The layout is deterministic: the same graph in
 * the same room always gets the same places.
 *
 * @param graph - vertices and edges of an answer; edges whose ends are missing are left out
 */
export function layOut(graph: Graph, room: Room = pageRoom): Picture {
  const numbered = numberGraph(graph);
  const arrange = arrangeIn(room, numbered);
  const ratePlaced = (placed: Placed): number =>
    rate(placed, room) - countHidden(numbered.pairs, placed.places, numbered.widths) * hiddenEdgeLoss;
  const best = pickBest(attemptsIn(room), (attempt) => ratePlaced(arrange(attempt, 0)) - attempt.loss);
  const tries = moreRoom.slice(0, numbered.edges.length > mostCaptions ? 1 : undefined).map((more) => {
    const placed = arrange(best, more);
    return { placed, picture: drawAt(placed, graph, numbered), loss: more * moreRoomLoss };
  });
  return pickBest(tries, ({ placed, picture, loss }) => {
    const { crowded } = placeEdgeCaptions(courseEdges(picture), picture.nodes);
    return ratePlaced(placed) - crowded * captionWorth - loss;
  }).picture;
}
