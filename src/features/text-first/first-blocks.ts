import { isValidElement, type ReactNode } from 'react';

/** Pixels of the lowest block, a paragraph of one line with its margin. */
const lowestBlock = 44;

/** Pixels of a line of code, rather less than more. */
const codeLine = 20;

/** At least as many pixels as a block will take: the lines of a fence stand in it, of others nothing is known. */
function leastHeight(block: ReactNode): number {
  if (!isValidElement<{ readonly html?: unknown }>(block)) return 0;
  const { html } = block.props;
  return lowestBlock + (typeof html === 'string' ? html.split('\n').length * codeLine : 0);
}

/**
 * How many of a page's blocks fill a window, whatever comes above them.
 *
 * @param blocks - the blocks as MDX writes them, with line ends between them
 * @param height - of the window, in pixels
 * @returns a number of blocks, line ends included, that are at least as high together; more than there are if these are not
 */
export function countFirstBlocks(blocks: readonly ReactNode[], height: number): number {
  let filled = 0;
  const last = blocks.findIndex((block) => (filled += leastHeight(block)) >= height);
  return last < 0 ? blocks.length : last + 1;
}
