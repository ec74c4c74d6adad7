import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stopWords } from '../../src/features/search/engine/stop-words';
import { indexTerms } from '../../src/features/search/engine/words';
import { fileIn } from '../repository-files/file-in';
import { lineOfText } from '../repository-files/line-of-text';
import { parseJson } from '../repository-files/read-json';
import { Stop } from '../repository-files/stop';
import type { ExtractedSection } from './read-sections';
import { frequentWords } from './frequent-words';
import { withoutVersion } from './page-route';
import type { SearchPage } from './records';

/** Phrases of readers who do not know a section's own words, by route without a docs version, then by anchor. */
export type Phrases = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Where the phrases are kept: a file for each page, at its route. */
export const phraseFolder = path.join(__dirname, 'phrases');

/**
 * Reads the phrases of all pages.
 *
 * @throws Stop naming the file that is no such list
 */
export function readPhrases(folder: string = phraseFolder): Phrases {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => [routeOf(file), readPhraseFile(path.join(folder, file))]),
  );
}

const readPhraseFile = (place: string): ReadonlyMap<string, readonly string[]> =>
  parsePhrases(readFileSync(place, 'utf8'), fileIn(process.cwd(), place));

/** `docs/intro.json` is the file of `docs/intro`, `index.json` that of the home page. */
export const routeOf = (file: string): string =>
  file
    .split(path.sep)
    .join('/')
    .replace(/(^index)?\.json$/, '');

const remedy = 'Write lists of phrases by the anchors of the page: { "timeouts": ["kill long query"] }.';

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Reads a file of phrases: lists by the anchors of the page.
 *
 * @param file - The path to name.
 * @throws Stop naming the file, the line and the remedy
 */
export function parsePhrases(text: string, file: string): ReadonlyMap<string, readonly string[]> {
  const value = parseJson(text, file, remedy);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Stop(`${file}:1: These are no lists of phrases. ${remedy}`);
  // A map, because a member may be called `constructor`.
  const entries: [string, readonly string[]][] = Object.entries(value as Record<string, unknown>).map(
    ([anchor, phrases]) => {
      if (isList(phrases)) return [anchor, phrases];
      throw new Stop(`${file}:${lineOfText(text, anchor)}: "${anchor}" is no list of phrases. ${remedy}`);
    },
  );
  return new Map(entries);
}

/** The route under which a page's phrases are kept: all docs versions share them. */
const phraseRoute = ({ route }: SearchPage): string => withoutVersion(route);

/**
 * Lets a section be found by what readers call it: "kill long running query" is nowhere on the page that explains the
 * statement timeout. Words of the section's title and heading are left out, and so are words of many sections. A word
 * that is also in the section's text is kept and gives the section more weight: without that, the wanted page comes
 * first for two fewer of a hundred queries.
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
        return { ...section, names: [section.names, ...added].join(' ').trim() };
      }),
    };
  });
}

function newWords(page: SearchPage, section: ExtractedSection, phrases: readonly string[]): string[] {
  const known = new Set(indexTerms([page.title, section.heading, section.names].join(' ')));
  return [...new Set(phrases.flatMap(indexTerms))].filter((word) => !known.has(word) && !stopWords.has(word));
}
