import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole';

/** Gives the content of a file; if there is none yet, the result of `make`, which is then written to the file. */
export type GetKept<T> = (file: string, make: () => Promise<T>) => Promise<T>;

function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Caches slow results as JSON from one build to the next. The name of a file must hold a hash of all that its content
 * depends on: a file that can be read is not made again.
 *
 * A result that is asked for while it is being made is not made twice. After a failure the next caller tries again.
 */
export function keepInFiles<T>(): GetKept<T> {
  const underway = new Map<string, Promise<T>>();

  async function makeAndKeep(file: string, make: () => Promise<T>): Promise<T> {
    const made = await make();
    // Another build may have deleted the folder since.
    mkdirSync(path.dirname(file), { recursive: true });
    writeWhole(file, JSON.stringify(made));
    return made;
  }

  return (file, make) => {
    const asked = underway.get(file);
    if (asked) return asked;
    const kept = readKept(file);
    if (kept !== undefined) return Promise.resolve(kept as T);
    const making = makeAndKeep(file, make).finally(() => underway.delete(file));
    underway.set(file, making);
    return making;
  };
}
