/** One name's note: the highlighted type, the doc text, and the page below `base`; empty where there is none. */
export type TypeNote = readonly [typeHtml: string, doc: string, page: string];

/** A name in a block: its line, character and length in the shown code, and the index of its note in the list. */
export type TypeSpot = readonly [line: number, character: number, length: number, note: number];

/** The file with the types of a page. Names share notes, because many names occur repeatedly. */
export interface PageTypes {
  /** Path of the version's docs below the site's base URL, without slashes at the ends. */
  readonly base: string;
  readonly notes: readonly TypeNote[];
  readonly blocks: readonly (readonly TypeSpot[])[];
}

const fetched = new Map<string, Promise<PageTypes>>();

async function fetchTypes(url: string): Promise<PageTypes> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const types = (await response.json()) as Partial<PageTypes> | null;
  // A proxy may answer anything, and without the lists a hover would crash the page.
  if (!Array.isArray(types?.blocks) || !Array.isArray(types.notes)) throw new Error(`${url} has no types.`);
  return types as PageTypes;
}

/** A page's types, fetched once for all its blocks. After a failure the next call tries again. */
export function loadTypes(url: string): Promise<PageTypes> {
  const known = fetched.get(url);
  if (known) return known;
  const types = fetchTypes(url);
  fetched.set(url, types);
  types.catch(() => fetched.delete(url));
  return types;
}
