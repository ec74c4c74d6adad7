import { cutGroups } from './group-cuts';
import type { RankedPage } from './rank';
import { weights } from './weights';

/** One line of the result list: a page, or a section of it. */
export interface Row {
  readonly page: number;
  readonly record: number;
}

/** Rows in the order of the answer; those after `first` are shown only where there is room for everything. */
export interface Layout {
  readonly rows: readonly Row[];
  readonly first: number;
}

/** How many sections of a page come before the next page. */
const sectionsFirst = 2;

interface Places {
  readonly firstRecordOf: (page: number) => number;
  readonly groupOf: (page: number) => string;
}

/**
 * Lays ranked pages out as rows: a page and up to two of its sections, then the next page. The remaining sections
 * follow after all pages. A page that matches only through a section is represented by that section, so that Enter
 * opens the right place.
 *
 * @param mostPerGroup for a list that is shown in groups: the most rows of one group. A group then gets the pages that
 *   {@link cutGroups} chooses; its other pages come last, because in their group they would be above better pages.
 */
export function layOut(
  pages: readonly RankedPage[],
  { firstRecordOf, groupOf }: Places,
  mostPerGroup = Number.POSITIVE_INFINITY,
): Layout {
  const laidOut = pages.map((ranked) => ({
    score: ranked.score,
    group: groupOf(ranked.page),
    ...rowsOf(ranked, firstRecordOf(ranked.page)),
  }));
  if (!Number.isFinite(mostPerGroup)) {
    const first = laidOut.flatMap(({ shown }) => shown);
    return { rows: [...first, ...laidOut.flatMap(({ others }) => others)], first: first.length };
  }
  const most = Math.max(1, mostPerGroup);
  const chosen = cutGroups(
    laidOut.map(({ score, group, shown }) => ({ score, group, rows: shown.length })),
    most,
  );
  const first: Row[] = [];
  const later: Row[] = [];
  const rest: Row[] = [];
  const used = new Map<string, { pages: number; rows: number }>();
  for (const { group, shown, others } of laidOut) {
    const before = used.get(group) ?? { pages: 0, rows: 0 };
    const room = before.pages < (chosen.get(group) ?? 0) ? most - before.rows : 0;
    first.push(...shown.slice(0, room));
    later.push(...shown.slice(room));
    rest.push(...others);
    used.set(group, { pages: before.pages + 1, rows: before.rows + Math.min(room, shown.length) });
  }
  return { rows: [...first, ...later, ...rest], first: first.length };
}

function rowsOf(
  { page, sections, ownShare }: RankedPage,
  firstRecord: number,
): { readonly shown: readonly Row[]; readonly others: readonly Row[] } {
  const best = sections[0]?.score ?? 0;
  const rows = sections
    .filter(({ score }) => score >= best * weights.rows.worthShowing)
    .map(({ record }) => ({ page, record }));
  const hasPage = ownShare >= weights.rows.pageItself || rows.length === 0;
  const all = hasPage ? [{ page, record: firstRecord }, ...rows] : rows;
  return { shown: all.slice(0, sectionsFirst), others: all.slice(sectionsFirst) };
}
