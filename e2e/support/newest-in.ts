import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const written: readonly string[] = ['build', '.docusaurus'];

/**
 * The time of the newest change below a folder, without what the build writes there. Folders count as well as their
 * files: that a file was removed or renamed shows only in the time of its folder.
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
