import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { extractPage } from './extract';
import { placeOf } from './page-kind';
import type { SearchPage } from './records';

/**
 * Reads every searchable page of a built site.
 *
 * @param buildDir where `docusaurus build` left the site
 * @returns pages in the order of their routes
 */
export async function readSite(buildDir: string): Promise<SearchPage[]> {
  const files = await readdir(buildDir, { recursive: true });
  const pages: SearchPage[] = [];
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const route = toRoute(file);
    const place = placeOf(route);
    if (!place) continue;
    const page = extractPage(await readFile(path.join(buildDir, file), 'utf8'), place.kind === 'api');
    if (page) pages.push({ ...page, ...place, route });
  }
  return pages;
}

/** `docs/intro/index.html` and `docs/intro.html` are both `docs/intro`. */
function toRoute(file: string): string {
  return file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
}
