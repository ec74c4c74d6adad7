/**
 * The line on which an entry of a data file begins, by its id; 1 when it is not there.
 *
 * @param skip - How many entries with this id to pass over.
 */
export function lineOfId(source: string, id: string, skip = 0): number {
  const lines = source
    .split('\n')
    .flatMap((line, index) => (line.trim() === `id: '${id}',` ? [index + 1] : []));
  return lines[skip] ?? lines.at(-1) ?? 1;
}
