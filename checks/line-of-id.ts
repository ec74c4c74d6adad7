/** The line on which an entry of a data file begins, by its id; 1 when it is not there. */
export function lineOfId(source: string, id: string): number {
  const index = source.split('\n').findIndex((line) => line.trim() === `id: '${id}',`);
  return index < 0 ? 1 : index + 1;
}
