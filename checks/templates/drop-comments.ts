import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dropDocComments } from '../markdown/tsdoc';

/** Takes the TSDoc of a copied repository's declarations away, and its samples with it. */
export function dropComments(copy: string): void {
  const api = path.join(copy, 'api');
  for (const name of readdirSync(api, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = path.join(api, name);
    writeFileSync(file, dropDocComments(readFileSync(file, 'utf8')));
  }
}
