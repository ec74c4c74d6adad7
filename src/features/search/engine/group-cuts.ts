import { itemAt } from './item-at';
import { weights } from './weights';

/** A page of a list that is shown in groups. */
export interface GroupedPage {
  readonly group: string;
  readonly score: number;
  /** Rows that the page takes. */
  readonly rows: number;
}

/** What the groups from one on are worth at best, and how many pages of each make it so. */
interface Cut {
  readonly worth: number;
  readonly counts: readonly number[];
}

/** How many places a reader takes in at once. */
const topPlaces = 3;

/**
 * What a page at a place of the list, 0 the first, is worth beside the same page at the top: nDCG's discount, and more
 * for the places that are taken in at once.
 */
const discount = (place: number): number =>
  (place < topPlaces ? weights.rows.topPlaces : 1) / Math.log2(place + 2);

/**
 * How many pages of each group to show. In groups, the fourth page of the first stands above the best page of the second;
 * to leave it out costs that page and moves all others up. Of all ways to cut the groups this takes the one whose list is
 * worth most: of every page its worth, discounted by its place.
 *
 * @param pages all pages of an answer, best first; the groups follow each other in the order of their first pages
 * @param mostRows rows that one group has room for
 * @returns pages to show by group, one at least
 */
export function cutGroups(pages: readonly GroupedPage[], mostRows: number): ReadonlyMap<string, number> {
  const groups = [...worthsByGroup(pages, mostRows)];
  const known = new Map<string, Cut>();
  const cutFrom = (at: number, place: number): Cut => {
    if (at === groups.length) return { worth: 0, counts: [] };
    const key = `${at} ${place}`;
    const best = known.get(key) ?? tryCuts(at, place);
    known.set(key, best);
    return best;
  };
  const tryCuts = (at: number, place: number): Cut => {
    const [, worths] = itemAt(groups, at);
    let best: Cut = { worth: -1, counts: [] };
    let ofGroup = 0;
    worths.forEach((worth, index) => {
      ofGroup += worth * discount(place + index);
      const below = cutFrom(at + 1, place + index + 1);
      if (ofGroup + below.worth > best.worth)
        best = { worth: ofGroup + below.worth, counts: [index + 1, ...below.counts] };
    });
    return best;
  };
  const { counts } = cutFrom(0, 0);
  return new Map(groups.map(([group], at) => [group, itemAt(counts, at)]));
}

/** By group, the worths of the pages that there is room for: shares of the best score, to a power. */
function worthsByGroup(pages: readonly GroupedPage[], mostRows: number): ReadonlyMap<string, number[]> {
  const best = pages[0]?.score ?? 1;
  const groups = new Map<string, { readonly worths: number[]; rows: number }>();
  for (const { group, score, rows } of pages) {
    const known = groups.get(group) ?? { worths: [], rows: 0 };
    groups.set(group, known);
    if (known.rows < mostRows) known.worths.push((score / best) ** weights.rows.worthPower);
    known.rows += rows;
  }
  return new Map([...groups].map(([group, { worths }]) => [group, worths]));
}
