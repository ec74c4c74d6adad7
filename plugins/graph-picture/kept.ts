import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../src/features/graph-picture/model';

/** Pictures by the statement whose answer they show. */
export type KeptPictures = Readonly<Record<string, Picture>>;

/** From the repository's root. */
export const keptFile = 'plugins/graph-picture/pictures.json';

export const readKept = (root: string): KeptPictures =>
  JSON.parse(readFileSync(path.join(root, keptFile), 'utf8')) as KeptPictures;

/** The file's text: statements in order, so that a small change makes a small difference. */
export function formatKept(pictures: KeptPictures): string {
  const entries = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
