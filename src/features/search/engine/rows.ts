import type { RankedPage } from './rank';

/** One line of the result list: a page, or a section of it. */
export interface Row {
  readonly page: number;
  readonly record: number;
}

/** Sections of one page that come before the next page. */
const sectionsFirst = 2;
/** A section is worth a row of its own when it has this share of its page's best section. */
const worthShowing = 0.4;

/**
 * Lays ranked pages out as rows: the page and up to two of its sections, then the next page; what is left of the
 * sections follows after all pages. A page that matches only through a section is represented by that section, so
 * that Enter opens the right place.
 */
export function layOut(pages: readonly RankedPage[], firstRecordOf: (page: number) => number): Row[] {
  const first: Row[] = [];
  const later: Row[] = [];
  for (const { page, sections, ownShare } of pages) {
    const best = sections[0]?.score ?? 0;
    const worth = sections.filter(({ score }) => score >= best * worthShowing);
    const pageItself = ownShare >= 0.35 || worth.length === 0 ? [{ page, record: firstRecordOf(page) }] : [];
    const rows = worth.map(({ record }) => ({ page, record }));
    const shown = sectionsFirst - pageItself.length;
    first.push(...pageItself, ...rows.slice(0, shown));
    later.push(...rows.slice(shown));
  }
  return [...first, ...later];
}
