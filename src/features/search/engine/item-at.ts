/**
 * An item that must be there.
 *
 * @throws RangeError when it is not: the index it came from is damaged
 */
export function itemAt<Item>(list: ArrayLike<Item>, at: number): Item {
  const item = list[at];
  if (item === undefined) throw new RangeError(`nothing at ${at} of ${list.length}`);
  return item;
}
