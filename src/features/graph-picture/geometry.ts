import { groupBy } from '../group-by/group-by';
import type { Picture, PictureEdge, PictureNode } from './model';

/** Sizes in CSS pixels, for captions of 13 px. */
export const nodeHeight = 30;
export const captionSize = 13;
export const edgeCaptionSize = 10.5;

const averageGlyph = 0.56;
/** Edge labels are capitals as a rule. */
const averageCapital = 0.66;
const longestCaption = 22;

/** Shortens a caption that would make a node wider than a phone can show. */
export function shortenCaption(caption: string): string {
  const signs = Array.from(caption);
  return signs.length > longestCaption ? `${signs.slice(0, longestCaption - 1).join('')}…` : caption;
}

/** Width of a node. Text is measured by average letter widths, because there is no font at build time. */
export function nodeWidth(caption: string): number {
  return Math.round(shortenCaption(caption).length * captionSize * averageGlyph + 26);
}

/** Width of an edge's caption. */
export function captionWidth(label: string): number {
  return Math.round(shortenCaption(label).length * edgeCaptionSize * averageCapital);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const borderGap = 3;

/** Where the line from `from` to the centre of `to` meets the border of `to`. */
function meetBorder(from: Point, to: PictureNode): Point {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const scale = Math.min(
    (nodeWidth(to.caption) / 2 + borderGap) / Math.abs(dx || Number.EPSILON),
    (nodeHeight / 2 + borderGap) / Math.abs(dy || Number.EPSILON),
  );
  return { x: to.x + dx * scale, y: to.y + dy * scale };
}

/** An edge as it is drawn: a line, bent when several edges join the same two vertices. */
export interface Course {
  readonly edge: PictureEdge;
  readonly start: Point;
  /** Control point of the curve; halfway between the ends if the line is straight. */
  readonly pull: Point;
  readonly end: Point;
}

const bend = 26;

/** From a vertex to itself: an arc over its upper border. */
function loopOf(edge: PictureEdge, { x, y }: PictureNode): Course {
  const top = y - nodeHeight / 2 - borderGap;
  return { edge, start: { x: x - 14, y: top }, pull: { x, y: top - 46 }, end: { x: x + 14, y: top } };
}

/** The courses of all edges whose two ends are in the picture. */
export function courseEdges({ nodes, edges }: Picture): readonly Course[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const pairOf = ({ from, to }: PictureEdge): string => [from, to].sort().join(' ');
  const between = groupBy(edges, pairOf);
  return edges.flatMap((edge): Course[] => {
    const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
    if (!from || !to) return [];
    if (from === to) return [loopOf(edge, from)];
    const same = between.get(pairOf(edge)) ?? [edge];
    const turn = edge.from < edge.to ? 1 : -1;
    const aside = turn * (same.indexOf(edge) - (same.length - 1) / 2) * bend;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    const pull = {
      x: (from.x + to.x) / 2 - (dy / length) * aside * 2,
      y: (from.y + to.y) / 2 + (dx / length) * aside * 2,
    };
    return [{ edge, start: meetBorder(pull, from), pull, end: meetBorder(pull, to) }];
  });
}

/** The point of a course at this share of its length. */
export function pointAt({ start, pull, end }: Course, share: number): Point {
  const mix = (a: number, b: number, c: number): number =>
    (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
  const middle = (a: number, b: number, c: number): number =>
    Math.abs(b - (a + c) / 2) < 0.5 ? (a + c) / 2 : b;
  return {
    x: mix(start.x, middle(start.x, pull.x, end.x), end.x),
    y: mix(start.y, middle(start.y, pull.y, end.y), end.y),
  };
}
