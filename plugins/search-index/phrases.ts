import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stopWords } from '../../src/features/search/engine/stop-words';
import { indexTerms } from '../../src/features/search/engine/words';
import type { ExtractedSection } from './extract';
import { frequentWords } from './frequent-words';
import type { SearchPage } from './records';

/** What readers call a section who do not know its words, by route without a docs version, then by anchor. */
export type Phrases = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Where the phrases are kept: a file for each page, at its route. */
export const phraseFolder = path.join(__dirname, 'phrases');

/**
 * Reads the phrases of all pages.
 *
 * @throws Error naming the file that is no JSON
 */
export function readPhrases(folder: string = phraseFolder): Phrases {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files.filter((file) => file.endsWith('.json')).map((file) => [routeOf(file), readFile(folder, file)]),
  );
}

/** `docs/intro.json` is the file of `docs/intro`, `index.json` that of the home page. */
export const routeOf = (file: string): string =>
  file
    .split(path.sep)
    .join('/')
    .replace(/(^index)?\.json$/, '');

function readFile(folder: string, file: string): ReadonlyMap<string, readonly string[]> {
  try {
    const byAnchor = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string[]>;
    // A map, because a member may be called `constructor`.
    return new Map(Object.entries(byAnchor));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path.join(folder, file)} is no JSON: ${reason}. Mend it, or take it away.`);
  }
}

/** The route under which a page's phrases are kept: all docs versions share them. */
const phraseRoute = ({ route }: SearchPage): string => route.replace(/^docs\/next\//, 'docs/');

/**
 * Lets a section be found by what readers call it: "kill long running query" is nowhere on the page that explains the
 * statement timeout. Words that the section says, and those that many sections say, are left out.
 */
export function addPhrases(pages: readonly SearchPage[], phrases: Phrases): SearchPage[] {
  const isFrequent = frequentWords(pages, ({ heading, text }) => `${heading} ${text}`);
  return pages.map((page) => {
    const ofPage = phrases.get(phraseRoute(page));
    if (!ofPage) return page;
    return {
      ...page,
      sections: page.sections.map((section) => {
        const added = newWords(page, section, ofPage.get(section.anchor) ?? []).filter(
          (word) => !isFrequent(word),
        );
        return added.length === 0
          ? section
          : { ...section, names: [section.names, ...added].join(' ').trim() };
      }),
    };
  });
}

function newWords(page: SearchPage, section: ExtractedSection, phrases: readonly string[]): string[] {
  const known = new Set(indexTerms([page.title, section.heading, section.names].join(' ')));
  return [...new Set(phrases.flatMap(indexTerms))].filter((word) => !known.has(word) && !stopWords.has(word));
}
