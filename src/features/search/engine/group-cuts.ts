import { itemAt } from './item-at';
import { weights } from './weights';

/** A page of a list that is shown in groups. */
export interface GroupedPage {
  readonly group: string;
  readonly score: number;
  /** Rows that the page takes. */
  readonly rows: number;
}

/** The best value of the groups from a given one to the last, and the numbers of pages that achieve it. */
interface Cut {
  readonly worth: number;
  readonly counts: readonly number[];
}

/** How many places a reader sees at a glance. */
const topPlaces = 3;

/**
 * The factor of a place in the list (0 is the first): nDCG's discount, with an additional factor for the places that a
 * reader sees at a glance.
 */
const discount = (place: number): number =>
  (place < topPlaces ? weights.rows.topPlaces : 1) / Math.log2(place + 2);

/**
 * Chooses how many pages of each group to show. In a list in groups, the fourth page of the first group is above the
 * best page of the second. Without it that page is lost, but all pages below move up. Of all combinations this takes
 * the one with the highest value, which is the sum of each page's value, discounted by its place.
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

/** By group, the values of the pages that there is room for: shares of the best score, to a power. */
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
