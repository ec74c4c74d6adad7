import { itemAt } from './item-at';

/** Place of the first item of a rising list that is not before a value; the list's length when all are. */
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
