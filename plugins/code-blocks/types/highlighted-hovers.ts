import { highlight } from '../highlight';
import { letBreak } from '../let-break';
import { createHoverFinder, type Hover, type HoverFinder } from './hovers';

/** Finds hovers with `type` being highlighted HTML. */
export interface HighlightedFinder {
  readonly find: (version: string, code: string) => Promise<readonly Hover[]>;
  /** Announces the samples of a version before the first one is asked for, so that they share one program. */
  readonly expect: (version: string, codes: readonly string[]) => void;
}

/** Starts TypeScript for a version when its first sample is asked for, which takes a second or two. */
export function createHighlightedFinder(root: string): HighlightedFinder {
  const finders = new Map<string, HoverFinder>();
  const expected = new Map<string, readonly string[]>();
  // Cached by type: of the twelve thousand hovers of all samples, six in seven show a type that occurred before.
  const types = new Map<string, Promise<string>>();
  const highlightType = (type: string): Promise<string> => {
    const known = types.get(type) ?? highlight(type, 'ts').then(letBreak);
    types.set(type, known);
    return known;
  };
  return {
    expect: (version, codes) => void expected.set(version, codes),
    find: (version, code) => {
      const find = finders.get(version) ?? createHoverFinder(root, version, expected.get(version));
      finders.set(version, find);
      return Promise.all(
        find(code).map(async (hover) => ({ ...hover, type: await highlightType(hover.type) })),
      );
    },
  };
}
