import { delimiter, join } from 'node:path';
import { Stop } from './fail';
import { isExecutable } from './is-executable';

/** A program to look for. */
export interface WantedProgram {
  /** The environment variable that may name it, which then counts alone. */
  readonly variable: string;
  /** What the variable may name, in a sentence: `a Firefox`. */
  readonly kind: string;
  /** Its names on the path, the best first. */
  readonly names: readonly string[];
  /** Where it is installed without being on the path. */
  readonly fixedPlaces?: readonly string[];
}

/** What the search asks of the machine; tests answer for it. */
export interface SearchedMachine {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tells whether the file exists and may be run. */
  isExecutable(file: string): boolean;
}

/**
 * Finds a program: the one its variable names first, then the system's.
 *
 * @returns its path, or `undefined` when this machine has none
 * @throws Stop when the variable names nothing that runs
 */
export function findProgram(
  { variable, kind, names, fixedPlaces = [] }: WantedProgram,
  machine: SearchedMachine = { env: process.env, isExecutable },
): string | undefined {
  const named = machine.env[variable]?.trim();
  if (named) {
    if (machine.isExecutable(named)) return named;
    throw new Stop(
      `${variable} is "${named}", which is no program that runs: set it to ${kind}, or unset it to let one be found.`,
    );
  }
  const folders = (machine.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPlaces].find((file) => machine.isExecutable(file));
}
