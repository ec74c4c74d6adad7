import type { Point } from './geometry';
import { sumOf } from './label-colours';
import { unlabelled } from './model';

/** The size of a corner of an outline, as a share of the outline's height. */
interface Corner {
  readonly across: number;
  readonly down: number;
  readonly isRound: boolean;
}

/** From the upper left clockwise. */
type Outline = readonly [Corner, Corner, Corner, Corner];

const corner = (across: number, down: number, isRound = false): Corner => ({ across, down, isRound });
const four = (each: Corner): Outline => [each, each, each, each];

const round = corner(0.5, 0.5, true);
const slight = corner(0.13, 0.13, true);
const sharp = corner(0, 0);
const lean = corner(0.3, 1);
const point = corner(0.35, 0.5);

/** The example graph's labels have outlines of their own, as they have colours. */
const known: Readonly<Record<string, Outline>> = {
  Part: four(round),
  Product: four(slight),
  Supplier: four(point),
  Category: [lean, lean, sharp, sharp],
  Order: [round, slight, round, slight],
  Customer: [round, round, slight, slight],
};

const spare = Object.values(known);
const noLabel: Outline = [slight, point, point, slight];

/**
 * The outline of a label's nodes, which distinguishes labels without colour. A label outside the example graph gets one
 * of the six outlines, each time the same one. Labels of one colour do not all get the same outline.
 */
function outlineOf(label: string): Outline {
  if (label === '' || label === unlabelled) return noLabel;
  const own = Object.hasOwn(known, label) ? known[label] : undefined;
  return own ?? spare[Math.floor(sumOf(label) / spare.length) % spare.length] ?? noLabel;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A corner of an outline in a box: where it begins and ends on the way around, and the corner of the box. */
interface Turn {
  readonly from: Point;
  readonly to: Point;
  readonly around: Point;
  readonly isRound: boolean;
}

/** From the upper right clockwise. */
function walk(label: string, { left, top, width, height }: Box): readonly Turn[] {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = outlineOf(label);
  const turn = ({ across, down, isRound }: Corner, x: number, y: number, isFromBorder: boolean): Turn => {
    const aside = { x: x + (x === left ? 1 : -1) * across * height, y };
    const below = { x, y: y + (y === top ? 1 : -1) * down * height };
    const [from, to] = isFromBorder ? [aside, below] : [below, aside];
    return { from, to, around: { x, y }, isRound };
  };
  return [
    turn(upperRight, left + width, top, true),
    turn(lowerRight, left + width, top + height, false),
    turn(lowerLeft, left, top + height, true),
    turn(upperLeft, left, top, false),
  ];
}

const short = (value: number): number => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The outline of a label in a box, as the `d` of an SVG path. */
export function outlinePath(label: string, box: Box): string {
  const turns = walk(label, box);
  const way = turns.map(({ from, to, isRound }, index) => {
    const before = turns.at(index - 1)?.to;
    const line = before?.x !== from.x ? `H${short(from.x)}` : before.y !== from.y ? `V${short(from.y)}` : '';
    const radii = `${short(Math.abs(to.x - from.x))} ${short(Math.abs(to.y - from.y))}`;
    return line + (isRound ? `A${radii} 0 0 1 ${pair(to)}` : from.x === to.x ? '' : `L${pair(to)}`);
  });
  return `M${pair(turns.at(-1)?.to ?? { x: 0, y: 0 })}${way.join('')}z`;
}

const steps = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

/**
 * The same for Cytoscape: points whose x goes from -1 on the left to 1 on the right, and y from -1 at the top to 1 at
 * the bottom. Neighbouring points must differ: Cytoscape takes two equal ones for a line that every edge crosses, and
 * ends edges there.
 */
export function outlinePoints(label: string, width: number, height: number): readonly number[] {
  const box = { left: -width / 2, top: -height / 2, width, height };
  const points = walk(label, box).flatMap(({ from, to, around, isRound }) =>
    (isRound ? steps : [0, 1]).map((step) => {
      const [first, second] = [1 - Math.sin((step * Math.PI) / 2), 1 - Math.cos((step * Math.PI) / 2)];
      return {
        x: around.x + (from.x - around.x) * first + (to.x - around.x) * second,
        y: around.y + (from.y - around.y) * first + (to.y - around.y) * second,
      };
    }),
  );
  return points
    .filter((point, index) => {
      const before = points.at(index - 1);
      return !before || pair(before) !== pair(point);
    })
    .flatMap(({ x, y }) => [(2 * x) / width, (2 * y) / height]);
}
