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

/** Where a caption may stand on its edge; the first that is free is taken, so edges that fan out keep theirs apart. */
const allShares = [0.42, 0.5, 0.58, 0.34, 0.66, 0.26, 0.74, 0.82, 0.2] as const;

/** More than this share of a caption under other text and arrow heads, and it would not be read. */
const mostHidden = 0.3;

/** So much of a caption's box may lie under its neighbours for all of a row to stand at one height: less than its rim. */
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

/** A caption over the line of another edge seems to be that one's: for each point, as bad as so much hidden text. */
const lineCost = 14;

const covers = (box: Box, { x, y }: Point): boolean =>
  Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2;

interface Try {
  readonly share: number;
  readonly box: Box;
  readonly hidden: number;
  readonly cost: number;
}

/**
 * Edges of one label between the same two rows, in the order of their first. The rows are those of the vertices: a line
 * to one far aside ends at its side, and so lower than the others.
 */
function groupByRows(
  courses: readonly Course[],
  nodes: readonly PictureNode[],
): readonly (readonly Course[])[] {
  const rows = new Map(nodes.map(({ id, y }) => [id, y]));
  const groups = new Map<string, Course[]>();
  for (const course of courses) {
    const { label, from, to } = course.edge;
    const key = `${label} ${rows.get(from) ?? ''} ${rows.get(to) ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), course]);
  }
  return [...groups.values()];
}

const depthOf = ({ start, end }: Course): number => Math.abs(end.y - start.y);

interface Captions {
  /** The share of its way at which an edge's caption stands, by the edge's id. */
  readonly shares: ReadonlyMap<string, number>;
  /** How many captions are hard to read: each counts as the share of it that is covered, one that is left out as 1. */
  readonly crowded: number;
}

/**
 * Gives each edge's caption its place: at one height for edges between two rows, where that leaves all of them free. A
 * caption that finds no room is left out.
 */
export function placeEdgeCaptions(courses: readonly Course[], nodes: readonly PictureNode[]): Captions {
  const taken: Box[] = [
    ...nodes.map(({ x, y, caption }) => ({ x, y, width: nodeWidth(caption), height: nodeHeight })),
    ...courses.map(headOf),
  ];
  const lines = new Map(courses.map((course) => [course, steps.map((share) => pointAt(course, share))]));
  const shares = new Map<string, number>();
  let crowded = 0;

  function tryAt(course: Course, share: number, others: readonly Box[] = []): Try {
    const size = { width: captionWidth(course.edge.label) + 6, height: edgeCaptionSize + 4 };
    const box = { ...pointAt(course, share), ...size };
    const hidden = [...taken, ...others].reduce((sum, other) => sum + overlap(box, other), 0);
    const points = [...lines].flatMap(([other, line]) =>
      other === course ? [] : line.filter((point) => covers(box, point)),
    );
    return { share, box, hidden, cost: hidden + points.length * lineCost };
  }

  function take({ edge }: Course, { box, share }: Try): void {
    taken.push(box);
    shares.set(edge.id, share);
  }

  function takeTogether(group: readonly Course[], slack: number): boolean {
    const depth = Math.min(...group.map(depthOf));
    for (const share of allShares) {
      const tries: Try[] = [];
      for (const course of group)
        tries.push(
          tryAt(
            course,
            share * (depth / depthOf(course) || 1),
            tries.map(({ box }) => box),
          ),
        );
      const isFree = ({ box, hidden, cost }: Try): boolean =>
        cost === hidden && hidden <= slack * box.width * box.height;
      if (!tries.every(isFree)) continue;
      tries.forEach((each, index) => {
        const course = group[index];
        if (course) take(course, each);
      });
      return true;
    }
    return false;
  }

  for (const group of groupByRows(courses, nodes)) {
    if (takeTogether(group, 0) || takeTogether(group, mostTouched)) continue;
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
