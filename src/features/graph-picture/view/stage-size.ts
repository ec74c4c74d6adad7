import { nodeHeight, nodeWidth } from '../geometry';
import type { Picture } from '../model';

/** CSS pixels between a picture and the edge of its stage. */
export const stagePadding = 16;

/**
 * The same limit as for static pictures: on a phone a wide picture scrolls before its text becomes too small to read.
 */
const mostScrolled = 480;

const mostHeight = 480;

/** A picture that is only a little too wide is scaled down to this, instead of being cut at its last vertex. */
const leastScale = 0.9;

export interface StageSize {
  readonly minWidth: number;
  readonly height: number;
}

/** The size that shows a picture at its own size in a column of this width, within reason. */
export function stageSize({ nodes }: Picture, width: number): StageSize {
  const xs = nodes.map(({ x, caption }) => [x - nodeWidth(caption) / 2, x + nodeWidth(caption) / 2]).flat();
  const ys = nodes.map(({ y }) => y);
  const across = Math.max(...xs) - Math.min(...xs);
  const tall = Math.max(...ys) - Math.min(...ys) + nodeHeight + 24;
  // A tall picture is scaled down anyway; a frame wider than its scaled width would scroll over empty space.
  const shown = across * Math.min(1, (mostHeight - 2 * stagePadding) / tall);
  const ownWidth = Math.min(shown + 2 * stagePadding, mostScrolled);
  const isNearlyFit = shown * leastScale + 2 * stagePadding <= width;
  const minWidth = isNearlyFit ? Math.floor(Math.min(ownWidth, width)) : Math.round(ownWidth);
  const scale = Math.min(1, (Math.max(width, minWidth) - 2 * stagePadding) / across);
  const height = tall * scale + 2 * stagePadding;
  return { minWidth, height: Math.round(Math.min(mostHeight, Math.max(180, height))) };
}
