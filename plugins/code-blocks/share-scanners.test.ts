import { expect, it, vi } from 'vitest';
import type { PatternScanner } from 'shiki/types';
import { shareScanners } from './share-scanners';

it('makes one scanner for equal patterns, which its users cannot dispose of', () => {
  const createScanner = vi.fn(
    (patterns: readonly (string | RegExp)[]): PatternScanner & { dispose(): void } => ({
      findNextMatchSync: (_text, start) => ({
        index: start,
        captureIndices: [{ start, end: 9, length: patterns.length }],
      }),
      dispose: () => undefined,
    }),
  );
  const engine = shareScanners({ createScanner, createString: (content) => ({ content }) });
  const [one, same, other] = [['a', 'b'], ['a', 'b'], ['a b']].map((each) => engine.createScanner(each));
  expect(createScanner).toHaveBeenCalledTimes(2);
  expect(same?.findNextMatchSync('text', 1, 0)).toEqual(one?.findNextMatchSync('text', 1, 0));
  expect(other?.findNextMatchSync('text', 1, 0)?.captureIndices[0]?.length).toBe(1);
  expect(same).not.toHaveProperty('dispose');
});
