import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from '../../scripts/built';
import { readMade } from '../built-site';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { budgets, measuredRoute, type Part } from './budgets';
import { compareSizes } from './compare';
import { measure } from './measure';

export const stage: Stage = 'built';

/**
 * What a page costs stays within its budgets.
 *
 * @throws Stop when nothing is built, or not that page
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  requireBuild(path.join(root, 'build'), 'build');
  const file = `build/${measuredRoute}/index.html`;
  const read = (name: string): Buffer => readFileSync(path.join(root, 'build', name));
  const sheets = readdirSync(path.join(root, 'build/assets/css'))
    .sort()
    .map((name) => `assets/css/${name}`);
  const measured = measure(readMade(root, file), read, sheets);
  for (const [part, budget] of Object.entries(budgets)) {
    note(`${part}: ${String(measured.sizes[part as Part])} of ${String(budget)} bytes`);
  }
  return Promise.resolve(compareSizes(file, measured));
}
