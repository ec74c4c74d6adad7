import { highlight } from '../highlight';
import { letBreak } from '../let-break';
import { createHoverFinder, type Hover, type HoverFinder } from './hovers';

/** Finds hovers with `type` being highlighted HTML. */
export interface HighlightedFinder {
  readonly find: (version: string, code: string) => Promise<readonly Hover[]>;
  /** Tells which samples of a version will be asked for, before the first of them is: they share one program. */
  readonly expect: (version: string, codes: readonly string[]) => void;
}

/** Starts TypeScript for a version when its first sample is asked for, which takes a second or two. */
export function createHighlightedFinder(root: string): HighlightedFinder {
  const finders = new Map<string, HoverFinder>();
  const expected = new Map<string, readonly string[]>();
  // Of twelve thousand hovers of all samples, six in seven show a type that an earlier one has shown.
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
