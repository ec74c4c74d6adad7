import { nodeHeight } from '../geometry';
import { orderRows } from './order';
import { lengthOf, placeRows, type Measures } from './place';
import { breakCircles, rankNodes, type Links } from './rank';

/** A connected component, laid out by itself. */
export interface Piece {
  /** Centres, in CSS pixels from the piece's upper left corner. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
}

export type Direction = 'down' | 'right';

export interface PieceOptions {
  readonly direction: Direction;
  /** Wider rows are broken into several, in downward layouts only. */
  readonly mostWidth: number;
  /** The gap beside each lane of an edge that passes a broken row; if undefined, such edges get no lanes. */
  readonly laneGap?: number | undefined;
  /** Gap between two layers, in CSS pixels, for the captions of edges. */
  readonly layerGap: number;
}

/** Width that a long edge takes in the rows it passes. */
const laneSize = 5;
const gaps = { down: 22, right: 16 } as const;

interface Layered {
  readonly rows: readonly (readonly number[])[];
  readonly neighbours: ReadonlyMap<number, readonly number[]>;
  readonly isLane: (node: number) => boolean;
}

/** Puts nodes into ordered rows; an edge over several rows gets a lane, a node without size, in each row between. */
function layer(links: Links): Layered {
  const acyclic = breakCircles(links);
  const rank = rankNodes(acyclic);
  const first = Math.min(...rank);
  const rows = Array.from({ length: Math.max(...rank) - first + 1 }, (): number[] => []);
  rank.forEach((value, node) => rows[value - first]?.push(node));
  const above = new Map<number, number[]>();
  const below = new Map<number, number[]>();
  const add = (map: Map<number, number[]>, key: number, value: number): void =>
    void map.set(key, [...(map.get(key) ?? []), value]);
  let lanes = links.count;
  for (const [from, to] of acyclic.pairs) {
    let before = from;
    for (let at = (rank[from] ?? 0) + 1; at <= (rank[to] ?? 0); at += 1) {
      const node = at === rank[to] ? to : lanes++;
      if (node !== to) rows[at - first]?.push(node);
      add(below, before, node);
      add(above, node, before);
      before = node;
    }
  }
  const neighbours = new Map(
    rows.flat().map((node) => [node, [...(above.get(node) ?? []), ...(below.get(node) ?? [])]]),
  );
  return {
    rows: orderRows({ rows, above, below }),
    neighbours,
    isLane: (node) => node >= links.count,
  };
}

/**
 * Breaks rows that are too wide into several of about the same length. Edges to a later part pass the earlier parts in
 * lanes of their own, if lanes are wanted and there is room.
 */
function breakRows(
  layered: Layered,
  measures: Measures,
  { mostWidth: most, laneGap }: PieceOptions,
): Layered {
  const { isLane } = layered;
  const neighbours = new Map(layered.neighbours);
  let lanes = Math.max(...layered.rows.flat()) + 1;
  const rows = layered.rows.flatMap((row) => {
    const parts = Math.min(row.length, Math.ceil(lengthOf(row, measures) / most));
    if (parts <= 1) return [row];
    const nodes = row.filter((node) => !isLane(node));
    const length = Math.ceil(nodes.length / parts);
    // Every n-th node, so that each part reaches over the whole width under its parents.
    const count = Math.ceil(nodes.length / length);
    return Array.from({ length: count }, (_, part) => {
      const own = nodes.filter((__, index) => index % count === part);
      if (laneGap === undefined) return own;
      const passed: number[] = [];
      nodes.forEach((node, index) => {
        if (index % count === part) passed.push(node);
        if (index % count <= part) return;
        neighbours.set(lanes, [...(neighbours.get(node) ?? []), node]);
        // Lanes are only between two nodes: edges are drawn straight and would not go round the last node.
        const isPastLast = own.length > 1 && index > part + (own.length - 1) * count;
        passed.splice(passed.length - Number(isPastLast), 0, lanes++);
      });
      return lengthOf(passed, measures) > most ? own : passed;
    });
  });
  return { rows, neighbours, isLane };
}

/** Lays a connected component out in layers along its edges. */
export function layOutPiece(links: Links, widths: readonly number[], options: PieceOptions): Piece {
  const { direction, layerGap, laneGap = gaps.down } = options;
  const whole = layer(links);
  const widthOf = (node: number): number => widths[node] ?? 0;
  const isDown = direction === 'down';
  const sizeOf = (node: number): number =>
    whole.isLane(node) ? laneSize : isDown ? widthOf(node) : nodeHeight;
  const gapBetween = (before: number, after: number): number =>
    isDown && (whole.isLane(before) || whole.isLane(after)) ? laneGap : gaps[direction];
  const measures: Measures = { sizeOf, gapBetween };
  const { rows, neighbours, isLane } = isDown ? breakRows(whole, measures, options) : whole;
  const along = placeRows(rows, neighbours, measures);

  const across = new Map<number, number>();
  let end = 0;
  for (const row of rows) {
    const depth = isDown ? nodeHeight : Math.max(...row.map((node) => (isLane(node) ? 0 : widthOf(node))));
    for (const node of row) across.set(node, end + depth / 2);
    end += depth + layerGap;
  }
  const nodes = widths.map((_, node) => node);
  const start = Math.min(...nodes.map((node) => (along.get(node) ?? 0) - sizeOf(node) / 2));
  const stop = Math.max(...nodes.map((node) => (along.get(node) ?? 0) + sizeOf(node) / 2));
  const depth = end - layerGap;
  return {
    places: nodes.map((node) => {
      const [a, b] = [(along.get(node) ?? 0) - start, across.get(node) ?? 0];
      return isDown ? { x: a, y: b } : { x: b, y: a };
    }),
    width: isDown ? stop - start : depth,
    height: isDown ? depth : stop - start,
  };
}
