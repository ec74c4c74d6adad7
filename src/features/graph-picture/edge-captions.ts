import { groupBy } from '../group-by/group-by';
import {
  captionWidth,
  edgeCaptionSize,
  nodeHeight,
  nodeWidth,
  pointAt,
  type Course,
  type Point,
} from './geometry';
import type { PictureNode } from './model';

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Positions of a caption along its edge, in order of preference. Captions of edges that fan out get different ones. */
const allShares = [0.42, 0.5, 0.58, 0.34, 0.66, 0.26, 0.74, 0.82, 0.2] as const;

/** A caption with a larger share under other text and arrow heads is unreadable. */
const mostHidden = 0.3;

/**
 * The captions of a row stand at one height if no more than this share of each is covered, which is less than its rim.
 */
const mostTouched = 0.06;

/** Length and width of an arrow head, drawn at the end of its line. */
const headSize = 10;

function headOf({ pull, end }: Course): Box {
  const back = headSize / 2 / (Math.hypot(pull.x - end.x, pull.y - end.y) || 1);
  return {
    x: end.x + (pull.x - end.x) * back,
    y: end.y + (pull.y - end.y) * back,
    width: headSize,
    height: headSize,
  };
}

function overlap(a: Box, b: Box): number {
  const width = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const height = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Points of a line that tell whether it runs under a caption. */
const steps = Array.from({ length: 33 }, (_, step) => step / 32);

/**
 * The cost of each point of another edge's line under a caption, in units of hidden text: such a caption seems to be
 * that edge's.
 */
const lineCost = 14;

const covers = (box: Box, { x, y }: Point): boolean =>
  Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2;

/** A line as it runs from point to point, and the box around it. */
interface Line {
  readonly points: readonly Point[];
  readonly around: Box;
}

function lineOf(course: Course): Line {
  const points = steps.map((share) => pointAt(course, share));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const around = { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
  return { points, around };
}

/** How many points of a line lie under a box. Most lines are elsewhere, and testing all points of all took seconds. */
function countCovered(box: Box, { points, around }: Line): number {
  const isNear =
    Math.abs(box.x - around.x) <= (box.width + around.width) / 2 &&
    Math.abs(box.y - around.y) <= (box.height + around.height) / 2;
  return isNear ? points.filter((point) => covers(box, point)).length : 0;
}

interface Try {
  readonly share: number;
  readonly box: Box;
  readonly hidden: number;
  readonly cost: number;
}

/**
 * Groups edges of one label between the same two rows, in the order of each group's first edge. A row is that of the
 * vertices, not of the lines' ends: a line to a vertex far aside ends at its side, lower than the others.
 */
function groupByRows(
  courses: readonly Course[],
  nodes: readonly PictureNode[],
): readonly (readonly Course[])[] {
  const rows = new Map(nodes.map(({ id, y }) => [id, y]));
  const groups = groupBy(
    courses,
    ({ edge: { label, from, to } }) => `${label} ${rows.get(from) ?? ''} ${rows.get(to) ?? ''}`,
  );
  return [...groups.values()];
}

const depthOf = ({ start, end }: Course): number => Math.abs(end.y - start.y);

interface Captions {
  /** The position of each caption, as a share of the edge's length, by the edge's id. */
  readonly shares: ReadonlyMap<string, number>;
  /** How hard the captions are to read: the sum of the shares that are covered; a caption left out counts as 1. */
  readonly crowded: number;
}

/**
 * Places the caption of each edge. Captions of edges between two rows stand at one height if that leaves all of them
 * free. A caption without room is left out.
 */
export function placeEdgeCaptions(courses: readonly Course[], nodes: readonly PictureNode[]): Captions {
  const taken: Box[] = [
    ...nodes.map(({ x, y, caption }) => ({ x, y, width: nodeWidth(caption), height: nodeHeight })),
    ...courses.map(headOf),
  ];
  const lines = courses.map((course) => [course, lineOf(course)] as const);
  const shares = new Map<string, number>();
  let crowded = 0;

  function tryAt(course: Course, share: number, others: readonly Try[] = []): Try {
    const size = { width: captionWidth(course.edge.label) + 6, height: edgeCaptionSize + 4 };
    const box = { ...pointAt(course, share), ...size };
    let hidden = 0;
    for (const other of taken) hidden += overlap(box, other);
    for (const other of others) hidden += overlap(box, other.box);
    let points = 0;
    for (const [other, line] of lines) if (other !== course) points += countCovered(box, line);
    return { share, box, hidden, cost: hidden + points * lineCost };
  }

  function take({ edge }: Course, { box, share }: Try): void {
    taken.push(box);
    shares.set(edge.id, share);
  }

  /** The captions of a group at one height; undefined where one of them has no room. */
  function tryTogether(group: readonly Course[], share: number): readonly Try[] | undefined {
    const depth = Math.min(...group.map(depthOf));
    const tries: Try[] = [];
    for (const course of group) {
      const tried = tryAt(course, share * (depth / depthOf(course) || 1), tries);
      const { box, hidden, cost } = tried;
      if (cost !== hidden || hidden > mostTouched * box.width * box.height) return undefined;
      tries.push(tried);
    }
    return tries;
  }

  function takeTogether(group: readonly Course[]): boolean {
    const possible = allShares.flatMap((share) => {
      const tries = tryTogether(group, share);
      return tries ? [tries] : [];
    });
    const chosen = possible.find((tries) => tries.every(({ hidden }) => hidden === 0)) ?? possible[0];
    chosen?.forEach((each, index) => {
      const course = group[index];
      if (course) take(course, each);
    });
    return chosen !== undefined;
  }

  for (const group of groupByRows(courses, nodes)) {
    if (takeTogether(group)) continue;
    for (const course of group) {
      const best = allShares.map((share) => tryAt(course, share)).reduce((a, b) => (b.cost < a.cost ? b : a));
      const area = best.box.width * best.box.height;
      const isRead = best.hidden <= mostHidden * area;
      if (isRead) take(course, best);
      crowded += isRead ? best.cost / area : 1;
    }
  }
  return { shares, crowded };
}
