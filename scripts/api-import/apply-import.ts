import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeTogether } from '../write-together';
import type { ImportPlan } from './import-declarations';

/**
 * Writes a plan.
 *
 * @throws Stop when a file cannot be written; the declarations are then as they were
 */
export function applyImport(root: string, { write, remove }: Pick<ImportPlan, 'write' | 'remove'>): void {
  writeTogether(
    root,
    [...write].map(([to, text]) => ({ to, write: (part) => writeFileSync(part, text) })),
  );
  for (const file of remove) rmSync(path.join(root, file));
}
