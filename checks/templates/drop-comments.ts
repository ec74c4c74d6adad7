import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dropDocComments } from '../markdown/tsdoc';

/** Removes the TSDoc, and with it the samples, from the declarations of a copied repository. */
export function dropComments(copy: string): void {
  const api = path.join(copy, 'api');
  for (const name of readdirSync(api, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = path.join(api, name);
    writeFileSync(file, dropDocComments(readFileSync(file, 'utf8')));
  }
}
