import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { readSite } from './read-site';

/** A built site with the same text at each route. */
function site(routes: readonly string[]): string {
  const page = `<html lang="en"><head><meta name="description" content="What it is about."></head><body><main><article>
    <div class="theme-doc-markdown markdown"><header><h1>Page</h1></header><p>Text.</p>
    <h2 id="part">Part</h2><p>More.</p></div></article></main></body></html>`;
  return makeTempFolder(Object.fromEntries(routes.map((route) => [`${route}/index.html`, page])));
}

it('reads the sections of searched pages, but only the first of the page with Markdown examples', () => {
  const pages = readSite(site(['docs/intro', 'markdown-page', 'search']), '/');
  expect(pages.map(({ route, sections }) => [route, ...sections.map(({ anchor }) => anchor)])).toEqual([
    ['docs/intro', '', 'part'],
    ['markdown-page', ''],
  ]);
});
