import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportPlan } from './import-declarations';

/** Writes a plan: everything beside its place first, so that a full disk leaves the declarations as they were. */
export function applyImport(root: string, { write, remove }: Pick<ImportPlan, 'write' | 'remove'>): void {
  const parts: { readonly part: string; readonly target: string }[] = [];
  try {
    for (const [file, text] of write) {
      const target = path.join(root, file);
      const part = `${target}.part`;
      mkdirSync(path.dirname(target), { recursive: true });
      parts.push({ part, target });
      writeFileSync(part, text);
    }
  } catch (error) {
    for (const { part } of parts) rmSync(part, { force: true });
    throw error;
  }
  for (const { part, target } of parts) renameSync(part, target);
  for (const file of remove) rmSync(path.join(root, file));
}
