import { highlight } from '../highlight';
import { createHoverFinder, type Hover, type HoverFinder } from './hovers';

/** A type has few spaces; on a narrow screen it breaks after a point or an opening bracket, not inside a name. */
const letBreak = (html: string): string => html.replaceAll(/\.|\(|&lt;/g, '$&<wbr>');

/** Finds the hovers of a sample of one version, `type` being highlighted HTML. */
export type FindHighlighted = (version: string, code: string) => Promise<readonly Hover[]>;

/** Starts TypeScript for a version when its first sample is asked for, which takes a second or two. */
export function createHighlightedFinder(root: string): FindHighlighted {
  const finders = new Map<string, HoverFinder>();
  // Of twelve thousand hovers of all samples, six in seven show a type that an earlier one has shown.
  const types = new Map<string, Promise<string>>();
  const highlightType = (type: string): Promise<string> => {
    const known = types.get(type) ?? highlight(type, 'ts').then(letBreak);
    types.set(type, known);
    return known;
  };
  return (version, code) => {
    const find = finders.get(version) ?? createHoverFinder(root, version);
    finders.set(version, find);
    return Promise.all(
      find(code).map(async (hover) => ({ ...hover, type: await highlightType(hover.type) })),
    );
  };
}
