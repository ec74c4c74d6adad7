import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf, Stop } from '../fail';
import { writeTogether } from '../write-together';
import type { ImportPlan } from './import-declarations';

/**
 * Writes a plan. All new files are written before the first is moved to its place, and old files are removed when all
 * are there.
 *
 * @throws Stop naming the file and the remedy, and saying what is done already when one cannot be written, put in its
 * place or removed
 */
export function applyImport(root: string, { write, remove }: Pick<ImportPlan, 'write' | 'remove'>): void {
  writeTogether(
    root,
    [...write].map(([to, text]) => ({ to, write: (part) => writeFileSync(part, text) })),
  );
  for (const [at, file] of remove.entries()) {
    try {
      rmSync(path.join(root, file), { force: true });
    } catch (error) {
      throw new Stop(
        `${file}: it could not be removed (${reasonOf(error)}). All else is written. ` +
          `Remove by hand: ${remove.slice(at).join(', ')}.`,
      );
    }
  }
}
