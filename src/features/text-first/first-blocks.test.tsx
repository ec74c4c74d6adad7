import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { countFirstBlocks } from './first-blocks';

/** A fence as `plugins/code-blocks` writes it. */
const Fence = ({ html }: { readonly html: string }): ReactElement => <pre>{html}</pre>;

const linesOf = (count: number): string => Array.from({ length: count }, () => 'line').join('\n');

describe('the first blocks of a page', () => {
  it('are as many as fill the window if each has the least height', () => {
    const blocks = Array.from({ length: 40 }, (_, at) => [<p key={at}>{at}</p>, '\n']).flat();
    // 16 blocks of 44 px are 704 px high. The line end after the last block does not count.
    expect(countFirstBlocks(blocks, 704)).toBe(31);
    expect(countFirstBlocks(blocks, 705)).toBe(33);
  });

  it('are fewer if a long code block takes up the space', () => {
    const blocks = [<p key="p" />, '\n', <Fence key="code" html={linesOf(30)} />, '\n', <p key="after" />];
    expect(countFirstBlocks(blocks, 600)).toBe(3);
  });

  it('are all blocks of a page that does not fill the window', () => {
    const blocks = [<p key="p" />, '\n', <Fence key="code" html={linesOf(3)} />, '\n'];
    expect(countFirstBlocks(blocks, 800)).toBe(4);
    expect(countFirstBlocks([], 800)).toBe(0);
  });
});
