import { Stop } from '../repository-files/stop';
import { configPart, nextPart, type Entry, type Parts, type Shape } from './client/format';
import type { ChunkTree, GeneratedRoute } from './read-generated';
import { smallDirectoriesFirst } from './small-directories-first';

export interface Encoded {
  readonly entries: readonly Entry[];
  readonly shapes: readonly Shape[];
  /** Docusaurus' chunk names in the order of the parts' numbers. */
  readonly parts: readonly string[];
}

/** Splits after the last slash that is not the end; what follows is the name. */
export function splitPath(path: string): readonly [directory: string, name: string] {
  const at = path.lastIndexOf('/', path.length - 2) + 1;
  return [path.slice(0, at), path.slice(at)];
}

/** Sorts only pages: a route that matches more than its own path keeps its place. */
function inOrder(routes: readonly GeneratedRoute[]): readonly GeneratedRoute[] {
  const isPage = ({ attributes }: GeneratedRoute): boolean => attributes.exact === true;
  if (!routes.every(isPage)) return routes;
  return smallDirectoriesFirst(routes, ({ path }) => splitPath(path)[0]);
}

/**
 * Puts neighbours of one shape and directory together.
 *
 * @param configName Docusaurus' name for the chunk of the site's configuration
 * @throws Stop for a path with a space, which would be taken for two
 */
export function encodeRoutes(routes: readonly GeneratedRoute[], configName?: string): Encoded {
  const shapes = new Map<string, number>();
  const parts = new Map<string, number>();

  const numberParts = (chunks: ChunkTree): Parts => {
    if (typeof chunks === 'string') {
      if (chunks === configName) return configPart;
      const known = parts.get(chunks);
      if (known !== undefined) return known;
      parts.set(chunks, parts.size);
      return nextPart;
    }
    if (Array.isArray(chunks)) return chunks.map(numberParts);
    return Object.fromEntries(Object.entries(chunks).map(([prop, chunk]) => [prop, numberParts(chunk)]));
  };

  const shapeOf = ({ attributes, chunks }: GeneratedRoute): number => {
    const text = JSON.stringify({ attributes, parts: numberParts(chunks) } satisfies Shape);
    const shape = shapes.get(text) ?? shapes.size;
    shapes.set(text, shape);
    return shape;
  };

  const encode = (list: readonly GeneratedRoute[]): Entry[] => {
    const entries: Entry[] = [];
    for (const route of inOrder(list)) {
      if (route.path.includes(' '))
        throw new Stop(`The route "${route.path}" has a space: give its page another address.`);
      const shape = shapeOf(route);
      const [directory, name] = splitPath(route.path);
      const last = entries.at(-1);
      if (route.children) entries.push([shape, route.path, encode(route.children)]);
      else if (last?.[0] === shape && last[1] === directory && typeof last[2] === 'string')
        entries.splice(-1, 1, [shape, directory, `${last[2]} ${name}`]);
      else entries.push([shape, directory, name]);
    }
    return entries;
  };

  const entries = encode(routes);
  return {
    entries,
    shapes: [...shapes.keys()].map((text) => JSON.parse(text) as Shape),
    parts: [...parts.keys()],
  };
}
