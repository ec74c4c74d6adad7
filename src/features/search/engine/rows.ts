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

/** Sections of one page that come before the next page. */
const sectionsFirst = 2;

interface Places {
  readonly firstRecordOf: (page: number) => number;
  readonly groupOf: (page: number) => string;
}

/**
 * Lays ranked pages out as rows: the page and up to two of its sections, then the next page; what is left of the
 * sections follows after all pages. A page that matches only through a section is represented by that section, so
 * that Enter opens the right place.
 *
 * @param mostPerGroup for a list that is shown in groups: a group gets no more rows than it shows, and but for its first
 *   page none that is much weaker than the best of all or than the first of the next group, because it would stand above
 *   better pages
 */
export function layOut(
  pages: readonly RankedPage[],
  { firstRecordOf, groupOf }: Places,
  mostPerGroup = Number.POSITIVE_INFINITY,
): Layout {
  const first: Row[] = [];
  const weak: Row[] = [];
  const rest: Row[] = [];
  const used = new Map<string, number>();
  const best = pages[0]?.score ?? 0;
  const nextBest = firstOfNextGroup(pages, groupOf);
  for (const ranked of pages) {
    const { page, score } = ranked;
    const { shown, others } = rowsOf(ranked, firstRecordOf(page));
    const group = groupOf(page);
    const before = used.get(group) ?? 0;
    const least = Math.max(
      best * weights.rows.worthGroup,
      (nextBest.get(group) ?? 0) * weights.rows.worthBeforeNext,
    );
    const isWeak = Number.isFinite(mostPerGroup) && before > 0 && score < least;
    const room = isWeak ? 0 : Math.max(0, mostPerGroup - before);
    first.push(...shown.slice(0, room));
    weak.push(...shown.slice(room));
    rest.push(...others);
    used.set(group, before + Math.min(room, shown.length));
  }
  return { rows: [...first, ...weak, ...rest], first: first.length };
}

/** For every group, the score of the best page of the group that is shown below it. */
function firstOfNextGroup(
  pages: readonly RankedPage[],
  groupOf: Places['groupOf'],
): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>();
  for (const { page, score } of pages) if (!firsts.has(groupOf(page))) firsts.set(groupOf(page), score);
  const scores = [...firsts.values()];
  return new Map([...firsts.keys()].map((group, at) => [group, scores[at + 1] ?? 0]));
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
