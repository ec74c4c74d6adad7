import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractPage } from './extract';
import { isGenerated, placeOf, showsExamples } from './page-kind';
import { routeOfFile } from './page-route';
import { addLinkWords } from './link-words';
import { addPhrases, readPhrases } from './phrases';
import type { SearchPage } from './records';

/**
 * Reads every searchable page of a built site. Other plugins may rewrite its files at the same time: they write whole
 * files (`writeWhole`), and change only parts that are not searched.
 *
 * @param buildDir where `docusaurus build` left the site
 * @param basePath where the site is mounted, with a slash at both ends
 * @returns pages in the order of their routes
 */
export function readSite(buildDir: string, basePath: string): SearchPage[] {
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((name) => name.endsWith('.html'))
    .sort()
    .flatMap((file) => {
      const route = routeOfFile(file.replaceAll(path.sep, '/'));
      const place = placeOf(route);
      const page =
        place && extractPage(readFileSync(path.join(buildDir, file), 'utf8'), isGenerated(place.kind));
      if (!page) return [];
      const sections = showsExamples(route) ? page.sections.slice(0, 1) : page.sections;
      return [{ ...page, sections, ...place, route }];
    });
  return addPhrases(addLinkWords(pages, basePath), readPhrases());
}
