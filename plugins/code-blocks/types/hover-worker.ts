/** Runs in the thread of `hover-thread.ts`. */
import { createHighlightedFinder, type HighlightedFinder } from './highlighted-hovers';
import type { Hover } from './hovers';

const finders = new Map<string, HighlightedFinder>();

function finderOf(root: string): HighlightedFinder {
  const finder = finders.get(root) ?? createHighlightedFinder(root);
  finders.set(root, finder);
  return finder;
}

export const expect = (root: string, version: string, codes: readonly string[]): void =>
  finderOf(root).expect(version, codes);

export const find = (root: string, version: string, code: string): Promise<readonly Hover[]> =>
  finderOf(root).find(version, code);
