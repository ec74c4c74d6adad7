import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../plugins/background/write-whole';
import type { SampleError } from './compile';

type Entries = Readonly<Record<string, readonly SampleError[]>>;

const cacheFile = (root: string): string => path.join(root, '.cache', 'samples-compile.json');

/** The results of earlier runs; none when the cache is missing or cannot be read. */
export function readCache(root: string): Entries {
  try {
    return JSON.parse(readFileSync(cacheFile(root), 'utf8')) as Entries;
  } catch {
    return {};
  }
}

/**
 * Keeps this run's results and forgets samples that are gone. Of two runs side by side the last to end is kept.
 *
 * @throws Error when the file cannot be written
 */
export function writeCache(root: string, entries: Entries): void {
  const file = cacheFile(root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, JSON.stringify(entries));
}
