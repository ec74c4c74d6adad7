import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stopWords } from '../../src/features/search/engine/stop-words';
import { indexTerms } from '../../src/features/search/engine/words';
import type { ExtractedSection } from './extract';
import type { SearchPage } from './records';

/** What readers call a section who do not know its words, by route without a docs version, then by anchor. */
export type Phrases = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

/** Where the phrases are kept: a file for each page, at its route. */
export const phraseFolder = path.join(__dirname, 'phrases');

/** A word in a larger share of all sections tells nothing of one of them. */
const frequent = 1 / 8;

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
const routeOf = (file: string): string =>
  file
    .split(path.sep)
    .join('/')
    .replace(/(^index)?\.json$/, '');

function readFile(folder: string, file: string): Record<string, readonly string[]> {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, readonly string[]>;
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
  const isFrequent = frequentWords(pages);
  return pages.map((page) => {
    const ofPage = phrases.get(phraseRoute(page));
    if (!ofPage) return page;
    return {
      ...page,
      sections: page.sections.map((section) => {
        const added = newWords(page, section, ofPage[section.anchor] ?? []).filter(
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

/** Which words are frequent on pages that people wrote. */
function frequentWords(pages: readonly SearchPage[]): (word: string) => boolean {
  const sections = pages.filter(({ kind }) => kind !== 'api').flatMap((page) => page.sections);
  const times = new Map<string, number>();
  for (const { heading, text } of sections)
    for (const word of new Set(indexTerms(`${heading} ${text}`))) times.set(word, (times.get(word) ?? 0) + 1);
  return (word) => (times.get(word) ?? 0) >= sections.length * frequent;
}
