import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSite } from './read-site';

/** A built site with the same text at each route. */
function site(routes: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const route of routes) {
    mkdirSync(path.join(folder, route), { recursive: true });
    writeFileSync(
      path.join(folder, route, 'index.html'),
      `<html lang="en"><head><meta name="description" content="What it is about."></head><body><main><article>
       <div class="theme-doc-markdown markdown"><header><h1>Page</h1></header><p>Text.</p>
       <h2 id="part">Part</h2><p>More.</p></div></article></main></body></html>`,
    );
  }
  return folder;
}

it('reads the sections of pages that are searched, and of a page of examples itself alone', () => {
  const pages = readSite(site(['docs/intro', 'markdown-page', 'search']), '/');
  expect(pages.map(({ route, sections }) => [route, ...sections.map(({ anchor }) => anchor)])).toEqual([
    ['docs/intro', '', 'part'],
    ['markdown-page', ''],
  ]);
});
