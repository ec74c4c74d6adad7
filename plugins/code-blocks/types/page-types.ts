import type { Hover } from './hovers';

/** One name's note: the highlighted type, the doc text, and the page below `base`; empty where there is none. */
export type TypeNote = readonly [typeHtml: string, doc: string, page: string];

/** One name in a block: its line, character and length in the shown code, and the place of its note in the list. */
export type TypeSpot = readonly [line: number, character: number, length: number, note: number];

/** The file that a page's hovers are fetched from. Notes are shared, since names come again and again. */
export interface PageTypes {
  /** Path of the version's docs below the site's base URL, without slashes at the ends. */
  readonly base: string;
  readonly notes: readonly TypeNote[];
  readonly blocks: readonly (readonly TypeSpot[])[];
}

/** Packs the hovers of a page's blocks. */
export function packTypes(base: string, blocks: readonly (readonly Hover[])[]): PageTypes {
  const places = new Map<string, number>();
  const notes: TypeNote[] = [];
  const noteOf = ({ type, doc = '', page = '' }: Hover): number => {
    const note: TypeNote = [type, doc, page];
    const key = JSON.stringify(note);
    const place = places.get(key) ?? notes.push(note) - 1;
    places.set(key, place);
    return place;
  };
  return {
    base,
    notes,
    blocks: blocks.map((hovers) =>
      hovers.map((hover): TypeSpot => [hover.line, hover.character, hover.length, noteOf(hover)]),
    ),
  };
}
