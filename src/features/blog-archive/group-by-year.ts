import { groupBy } from '../group-by/group-by';

export interface YearOfItems<Item> {
  /** Four digits. */
  readonly year: string;
  /** In the order in which they were given. */
  readonly items: readonly Item[];
}

/**
 * Groups items by their year, the newest year first.
 *
 * @param readDate an item's date as ISO 8601, whose first four characters are its year
 */
export function groupByYear<Item>(
  items: readonly Item[],
  readDate: (item: Item) => string,
): readonly YearOfItems<Item>[] {
  return [...groupBy(items, (item) => readDate(item).slice(0, 4))]
    .map(([year, group]) => ({ year, items: group }))
    .sort((a, b) => b.year.localeCompare(a.year));
}
