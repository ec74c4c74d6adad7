/** The middle of the values, or the mean of the two in the middle. @throws Error for an empty list */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (upper + lower) / 2;
}

/** The median of each number in records of one form. @throws Error for an empty list */
export function medians<T extends object>(records: readonly T[]): { readonly [K in keyof T]: number } {
  const [first] = records;
  if (!first) throw new Error('There is no median of nothing.');
  const keys = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(records.map((record) => Number(record[key])))]),
  ) as { readonly [K in keyof T]: number };
}
