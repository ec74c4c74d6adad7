import type { PictureNode } from './model';

/** Sizes in CSS pixels, for captions of 13 px. */
export const nodeHeight = 30;
export const captionSize = 13;
export const edgeCaptionSize = 10.5;

const averageGlyph = 0.56;
const longestCaption = 22;

/** Shortens a caption that would make a node wider than a phone can show. */
export function shortenCaption(caption: string): string {
  return caption.length > longestCaption ? `${caption.slice(0, longestCaption - 1)}…` : caption;
}

/** Width of a node; text is measured by an average, since no font is at hand at build time. */
export function nodeWidth(caption: string): number {
  return Math.round(shortenCaption(caption).length * captionSize * averageGlyph + 26);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the line from `from` to the centre of `to` meets the border of `to`. */
export function meetBorder(from: Point, to: PictureNode): Point {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (dx === 0 && dy === 0) return { x: to.x, y: to.y };
  const gap = 3;
  const scale = Math.min(
    (nodeWidth(to.caption) / 2 + gap) / Math.abs(dx || Number.EPSILON),
    (nodeHeight / 2 + gap) / Math.abs(dy || Number.EPSILON),
  );
  return { x: to.x + dx * scale, y: to.y + dy * scale };
}
