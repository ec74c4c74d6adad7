import type { PageTypes, TypeNote, TypeSpot } from '../../../src/features/code-block/types/page-types';
import type { Hover } from './hovers';

/** Packs the hovers of a page's blocks; hovers with the same texts share one note. */
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
