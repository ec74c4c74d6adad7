/** Runs in the thread of `hover-thread.ts`. */
import { createHighlightedFinder, type HighlightedFinder } from './highlighted-hovers';
import type { Hover } from './hovers';

const finders = new Map<string, HighlightedFinder>();

function finderOf(root: string): HighlightedFinder {
  const finder = finders.get(root) ?? createHighlightedFinder(root);
  finders.set(root, finder);
  return finder;
}

/** Says which samples of a version will be asked for; see {@link HighlightedFinder}. */
export const expect = (root: string, version: string, codes: readonly string[]): void =>
  finderOf(root).expect(version, codes);

/** The types of a sample's names, with their HTML. */
export const find = (root: string, version: string, code: string): Promise<readonly Hover[]> =>
  finderOf(root).find(version, code);
