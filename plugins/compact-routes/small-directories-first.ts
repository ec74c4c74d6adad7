import { groupBy } from '../../src/features/group-by/group-by';

/**
 * Puts pages of small directories first, those of one directory together and in their order.
 *
 * The router finds a page by comparing one path after the other, a dozen times at each click. In this order a guide
 * does not come after hundreds of pages of generated reference.
 */
export function smallDirectoriesFirst<Item>(
  items: readonly Item[],
  directoryOf: (item: Item) => string,
): readonly Item[] {
  return [...groupBy(items, directoryOf).values()].toSorted((a, b) => a.length - b.length).flat();
}
