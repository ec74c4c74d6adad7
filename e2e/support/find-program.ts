import { delimiter, join } from 'node:path';
import { Stop } from '../../scripts/fail';
import { isExecutable } from '../../scripts/is-executable';

/**
 * Finds a program: the one an environment variable names first, then the system's.
 *
 * @throws Stop when the variable names nothing that runs
 */
export function findProgram(
  variable: string,
  names: readonly string[],
  fixedPlaces: readonly string[] = [],
): string | undefined {
  const named = process.env[variable]?.trim();
  if (named) {
    if (isExecutable(named)) return named;
    throw new Stop(`${variable} is "${named}", which is no program that runs.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPlaces].find(isExecutable);
}
