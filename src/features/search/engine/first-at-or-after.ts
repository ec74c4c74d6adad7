import { itemAt } from './item-at';

/** Index of the first item of an ascending list that is not less than a value; the list's length if there is none. */
export function firstAtOrAfter<Item extends string | number>(list: ArrayLike<Item>, value: Item): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(list, middle) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
