import { chunkName, nextPart, type Entry, type Parts, type Shape } from './format';

/** The names of a route's chunks by prop. */
type ChunkNames = string | ChunkNames[] | { [prop: string]: ChunkNames };

export interface Route {
  readonly path: string;
  /** Distinguishes routes of one path; without a hyphen, as Docusaurus takes the last one for the border. */
  readonly key: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children?: readonly Route[];
}

export interface SiteMap {
  readonly routes: readonly Route[];
  /** What Docusaurus calls `routesChunkNames`. */
  readonly chunkNames: Record<string, ChunkNames>;
}

/** Brings back the tree of routes, in its order. */
export function expandRoutes(entries: readonly Entry[], shapes: readonly Shape[]): SiteMap {
  const chunkNames: Record<string, ChunkNames> = {};
  let next = 0;
  let count = 0;

  const nameParts = (parts: Parts): ChunkNames => {
    if (typeof parts === 'number') return chunkName(parts === nextPart ? next++ : parts);
    if (Array.isArray(parts)) return parts.map(nameParts);
    return Object.fromEntries(Object.entries(parts).map(([prop, part]) => [prop, nameParts(part)]));
  };

  const create = (shape: number, path: string, children?: readonly Entry[]): Route => {
    const { attributes = {}, parts = {} } = shapes[shape] ?? {};
    const key = (count++).toString(36);
    chunkNames[`${path}-${key}`] = nameParts(parts);
    return { path, key, attributes, ...(children && { children: children.flatMap(expand) }) };
  };

  const expand = ([shape, path, rest]: Entry): Route[] =>
    typeof rest === 'string'
      ? rest.split(' ').map((name) => create(shape, path + name))
      : [create(shape, path, rest)];

  return { routes: entries.flatMap(expand), chunkNames };
}
