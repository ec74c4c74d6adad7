import {
  hierarchyLevels,
  type Hierarchy,
  type HierarchyLevel,
  type HitText,
  type SearchHit,
} from '../protocol';
import { anchorOf } from './anchor';
import { itemAt } from './item-at';
import { highlight, snippet, type Match, type Marks } from './highlight';
import type { Row } from './rows';
import type { Library } from './unpack';

/** How the caller wants hits to be written. */
export interface HitStyle {
  readonly marks: Marks;
  /** Words per snippet, for the attributes that are to have one. */
  readonly snippetWords: ReadonlyMap<string, number>;
}

/** Address of the site with its base path and a closing slash. */
type SiteAddress = string;

const noLevels: Hierarchy<never> = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** The headings above and including a record: level 0 is the group, level 1 the page. */
function hierarchyOf({ page, record }: Row, library: Library): Hierarchy<string> {
  const { group, firstRecord } = itemAt(library.pages, page);
  const levels: Record<HierarchyLevel, string | null> = { ...noLevels, lvl0: group };
  // Backwards, because the last section of a reference page may have a hundred sections before it.
  let above = Number.POSITIVE_INFINITY;
  for (let at = record; at >= firstRecord && above > 1; at--) {
    const { level, heading } = itemAt(library.records, at);
    if (level >= above) continue;
    levels[itemAt(hierarchyLevels, level)] = heading;
    above = level;
  }
  return levels;
}

/** Writes rows as hits. All texts are plain; the code that shows them must escape them. */
export type HitWriter = (row: Row, text: string | null) => SearchHit;

/**
 * Creates the function that writes the hits of one answer.
 *
 * @returns a function of a row and the text that its snippet is cut from, `null` while that text is not loaded
 */
export function createHitWriter(
  library: Library,
  match: Match,
  style: HitStyle,
  site: SiteAddress,
): HitWriter {
  const { marks } = style;
  // Hits of one page and one group share their headings.
  const inFull = remembering((value) => toText(highlight(value, match, marks), marks));
  const cut = (value: string, words: number): HitText =>
    toText(snippet(value, match, words, marks).value, marks);
  const writers = new Map(
    [...style.snippetWords].map(([attribute, words]) => [
      attribute,
      attribute === 'content'
        ? (value: string) => cut(value, words)
        : remembering((value) => cut(value, words)),
    ]),
  );
  const inShort = (attribute: string, value: string): HitText => (writers.get(attribute) ?? inFull)(value);

  return (row, text) => {
    const { route } = itemAt(library.pages, row.page);
    const { level } = itemAt(library.records, row.record);
    const anchor = anchorOf(library.records, row.record);
    const hierarchy = hierarchyOf(row, library);
    const url = site + route;
    return {
      objectID: anchor ? `${route}#${anchor}` : route || 'home',
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor: anchor || null,
      type: `lvl${level}` as SearchHit['type'],
      content: text === '' ? null : text,
      hierarchy,
      _highlightResult: { hierarchy: mapHierarchy(hierarchy, (_, value) => inFull(value)) },
      _snippetResult: {
        hierarchy: mapHierarchy(hierarchy, (name, value) => inShort(`hierarchy.${name}`, value)),
        content: text ? inShort('content', text) : null,
      },
    };
  };
}

function remembering(write: (value: string) => HitText): (value: string) => HitText {
  const known = new Map<string, HitText>();
  return (value) => {
    const text = known.get(value) ?? write(value);
    known.set(value, text);
    return text;
  };
}

function toText(value: string, { before }: Marks): HitText {
  return { value, matchLevel: value.includes(before) ? 'full' : 'none', matchedWords: [] };
}

function mapHierarchy<From, To>(
  hierarchy: Hierarchy<From>,
  map: (level: HierarchyLevel, value: From) => To,
): Hierarchy<To> {
  const mapped: Record<HierarchyLevel, To | null> = { ...noLevels };
  for (const level of hierarchyLevels) {
    const value = hierarchy[level];
    if (value !== null) mapped[level] = map(level, value);
  }
  return mapped;
}
