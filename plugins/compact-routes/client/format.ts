/** The parts of a route by prop, as in Docusaurus' `routesChunkNames`; a leaf is the part's number. */
export type Parts = number | readonly Parts[] | { readonly [prop: string]: Parts };

/** Stands for the part that comes next in the order of the routes, and is used here for the first time. */
export const nextPart = -1;

/**
 * Stands for the site's configuration, which pages in JSX get as a part: it is in main.js and has no chunk. Docusaurus
 * prefetches no chunk with this word in its address.
 */
export const configPart = -2;
export const configChunk = 'undefined';

/** What routes have in common. */
export interface Shape {
  /** Such as `exact` and `sidebar`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly parts: Parts;
}

/** Routes of one shape in one directory, without children; their names are apart by spaces. */
type Group = readonly [shape: number, directory: string, names: string];
type Parent = readonly [shape: number, path: string, children: readonly Entry[]];
export type Entry = Group | Parent;

/** Docs of one directory and sidebar in the global data. */
export type DocGroup = readonly [sidebar: string | 0, directory: string, names: string];

/** A doc as Docusaurus gives it. */
export interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** A version of the docs in the global data, with its docs one by one or in groups. */
export interface Version<Entry = Doc> {
  readonly path: string;
  docs: readonly Entry[];
}

/**
 * The name of a part's chunk, of digits only. With letters, one page's file was called `assets/js/ad.`, which EasyList
 * takes for an advertisement, and so do the content blockers that use it.
 */
export const chunkName = (part: number): string => (part === configPart ? configChunk : String(part));
