import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Pagefind from 'pagefind';
import { bundle } from './bundle';
import type { Prepare } from './engine';
import { peerFolder } from './install';

/** Pagefind returns errors as a list and goes on without what failed. */
function refuse(what: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind cannot index ${what}: ${errors.join('; ')}`);
}

/** Pagefind over the built pages. */
export const preparePagefind: Prepare = async ({ site, pages }) => {
  const folder = await bundle('pagefind');
  const { createIndex, close } = (await import(
    pathToFileURL(path.join(peerFolder, 'node_modules/pagefind/lib/index.js')).href
  )) as typeof Pagefind;
  try {
    const { index, errors } = await createIndex();
    refuse('anything', errors);
    for (const { route } of pages) {
      const sourcePath = path.posix.join(route, 'index.html');
      const content = readFileSync(path.join(site, sourcePath), 'utf8');
      refuse(sourcePath, (await index.addHTMLFile({ sourcePath, content })).errors);
    }
    refuse('the site', (await index.writeFiles({ outputPath: path.join(folder, 'pagefind') })).errors);
  } finally {
    // Its program would keep the bench from ending.
    await close();
  }
  return { name: 'pagefind', folder, files: [] };
};
