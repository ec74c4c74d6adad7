import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const written: readonly string[] = ['build', '.docusaurus'];

/**
 * The time of the newest change below a folder, what the build writes there left out. A folder counts with what is in it:
 * of a file that has gone, or was given another name, only that tells.
 */
export function newestIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !written.includes(entry.name))
    .map((entry) => path.join(folder, entry.name))
    .reduce((newest, file) => {
      const stats = statSync(file);
      return Math.max(newest, stats.mtimeMs, stats.isDirectory() ? newestIn(file) : 0);
    }, 0);
}
