import { isValidElement, type ReactNode } from 'react';

/** Pixels of the lowest block, a paragraph of one line with its margin. */
const lowestBlock = 44;

/** Height of a line of code in pixels, estimated low. */
const codeLine = 20;

/**
 * A lower bound of a block's height in pixels. Only a code fence tells more than the minimum: its lines are in its
 * HTML.
 */
function leastHeight(block: ReactNode): number {
  if (!isValidElement<{ readonly html?: unknown }>(block)) return 0;
  const { html } = block.props;
  return lowestBlock + (typeof html === 'string' ? html.split('\n').length * codeLine : 0);
}

/**
 * Counts the blocks of a page that fill a window, whatever stands above them.
 *
 * @param blocks - the blocks as MDX writes them, with line ends between them
 * @param height - height of the window in pixels
 * @returns how many of the first blocks, line ends included, are at least that high together; all if they are lower
 */
export function countFirstBlocks(blocks: readonly ReactNode[], height: number): number {
  let filled = 0;
  const last = blocks.findIndex((block) => (filled += leastHeight(block)) >= height);
  return last < 0 ? blocks.length : last + 1;
}
