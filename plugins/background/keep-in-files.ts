import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole';

/** What stands in a file, or what `make` gives, which then stands there. */
export type GetKept<T> = (file: string, make: () => Promise<T>) => Promise<T>;

function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Keeps what takes long to make as JSON, from one build to the next. The name of a file must hold a hash of all that its
 * content comes from: a file that can be read is not made again.
 *
 * What is asked for while it is made is not made twice. A making that fails is tried again by the next who asks.
 */
export function keepInFiles<T>(): GetKept<T> {
  const underway = new Map<string, Promise<T>>();

  async function makeAndKeep(file: string, make: () => Promise<T>): Promise<T> {
    const made = await make();
    // Another build may have thrown the folder away since.
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
