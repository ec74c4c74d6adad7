/**
 * Runs each entry in turn, `rounds` times, so that a slow minute of the machine hits all alike. Every other round goes
 * backwards, so that no entry always follows the same one.
 *
 * @returns per entry, what its runs gave
 */
export async function takeTurns<T, R>(
  entries: readonly T[],
  rounds: number,
  run: (entry: T) => Promise<R>,
): Promise<readonly (readonly R[])[]> {
  const taken = entries.map((entry) => ({ entry, results: [] as R[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { entry, results } of round % 2 === 0 ? taken : [...taken].reverse())
      results.push(await run(entry));
  }
  return taken.map(({ results }) => results);
}
