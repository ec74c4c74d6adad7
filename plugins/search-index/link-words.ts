import { withoutSlash } from '../../src/features/html-address/without-slash';
import { stopWords } from '../../src/features/search/engine/stop-words';
import { indexTerms } from '../../src/features/search/engine/words';
import type { ExtractedSection } from './read-sections';
import { isGenerated } from './page-kind';
import type { SearchPage } from './records';

/** Words by page route and anchor, the anchor empty for the page itself. */
type LinkWords = ReadonlyMap<string, ReadonlySet<string>>;

/** Route and anchor a link leads to; `null` when it leaves the site. */
function placeOf(href: string, basePath: string): string | null {
  if (!href.startsWith(basePath)) return null;
  const [path = '', anchor = ''] = href.slice(basePath.length).split('#');
  return `${withoutSlash(path)}#${anchor}`;
}

function collect(pages: readonly SearchPage[], basePath: string): LinkWords {
  const words = new Map<string, Set<string>>();
  for (const { kind, route, links } of pages) {
    // Skipped: generated pages link with names of types, which are the titles of their targets anyway.
    if (isGenerated(kind)) continue;
    for (const { href, text } of links) {
      const place = placeOf(href, basePath);
      if (place === null || place.startsWith(`${route}#`)) continue;
      const known = words.get(place) ?? new Set<string>();
      for (const term of indexTerms(text)) if (!stopWords.has(term)) known.add(term);
      words.set(place, known);
    }
  }
  return words;
}

/**
 * Lets a page or section be found by the text of links to it. In a link, writers name a page by what the reader wants
 * from it ("restart safely"), in words that its title lacks.
 *
 * @param basePath where the site is mounted, with a slash at both ends
 */
export function addLinkWords(pages: readonly SearchPage[], basePath: string): SearchPage[] {
  const words = collect(pages, basePath);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const known = new Set(indexTerms(knownText(page, section)));
      const added = [...(words.get(`${page.route}#${section.anchor}`) ?? [])].filter(
        (term) => !known.has(term),
      );
      return { ...section, names: [section.names, ...added].join(' ').trim() };
    }),
  }));
}

function knownText(page: SearchPage, section: ExtractedSection): string {
  return [page.title, section.heading, page.keywords, section.names].join(' ');
}
