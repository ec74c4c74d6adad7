import { itemAt } from '../../src/features/search/engine/item-at';

/** How similar two pages are, by their positions in the list. */
export type Likeness = (one: number, other: number) => number;

/**
 * Compares each page with every other: the sum over the terms that both have, in which rare ones count for more,
 * divided by the size of both pages.
 *
 * @param pages - The terms of each page.
 * @returns 0 for pages that share no term, or only terms that all pages have
 */
export function compareTerms(pages: readonly ReadonlySet<string>[]): Likeness {
  const pagesWith = new Map<string, number>();
  for (const terms of pages) for (const term of terms) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);
  const compare = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
    let shared = 0;
    for (const term of one)
      if (other.has(term)) shared += Math.log(pages.length / (pagesWith.get(term) ?? 1));
    return shared === 0 ? 0 : shared / Math.sqrt(one.size * other.size);
  };
  const known = pages.map((one, at) => pages.slice(0, at).map((other) => compare(one, other)));
  return (one, other) => itemAt(itemAt(known, Math.max(one, other)), Math.min(one, other));
}
