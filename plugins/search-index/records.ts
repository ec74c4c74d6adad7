import { messageKeysFor } from '../../src/features/search/engine/message-key';
import { indexTerms } from '../../src/features/search/engine/words';
import { stopWords } from '../../src/features/search/engine/stop-words';
import type { PageToPack, RecordToPack } from '../../src/features/search/engine/pack';
import type { PageKind } from '../../src/features/search/engine/model';
import { firstSentence } from '../api-pages/first-sentence';
import type { ExtractedPage } from './extract';
import { frequentWords } from './frequent-words';
import { isGenerated } from './page-kind';
import { withoutVersion } from './page-route';
import type { ExtractedSection } from './read-sections';

/** A page of the site with everything the search knows about it. */
export interface SearchPage extends ExtractedPage {
  /** Path below the base path: `docs/intro`. */
  readonly route: string;
  readonly group: string;
  readonly kind: PageKind;
}

/** Characters of prose kept per section, for the index and for snippets. A longer text did not improve the bench. */
const longestText = 1600;

/** Shapes pages for the embedded engine's index. */
export function toPack(pages: readonly SearchPage[]): PageToPack[] {
  const isFrequent = frequentWords(pages, ({ code }) => code);
  const keysOf = messageKeysFor(
    pages.flatMap(({ sections }) => sections.flatMap(({ messages }) => messages)),
  );
  return pages.map((page) => ({
    route: page.route,
    group: page.group,
    kind: page.kind,
    records: page.sections.map((section, number) =>
      toRecord(page, section, number === 0, isFrequent, keysOf),
    ),
  }));
}

type IsFrequent = ReturnType<typeof frequentWords>;

function toRecord(
  page: SearchPage,
  section: ExtractedSection,
  isPage: boolean,
  isFrequent: IsFrequent,
  keysOf: ReturnType<typeof messageKeysFor>,
): RecordToPack {
  const lead = isPage ? page.description : '';
  const names = [section.names, ...new Set(section.messages.flatMap(keysOf))].join(' ');
  return {
    level: section.level,
    heading: section.heading,
    anchor: section.anchor,
    fields: {
      meta: isPage
        ? `${page.keywords} ${withoutVersion(page.route).replace(/^docs\//, '')} ${page.group} ${names}`
        : names,
      lead,
      ...searchedWords(page, section, lead, isFrequent),
    },
    text: shorten(isPage ? joinTexts(page.description, section.text) : section.text),
  };
}

/**
 * The words of a section's text and code that are searched. Each word counts once, and only if no more important field
 * has it: the page's title, its description, the section's heading; for code also the text. Words of code that many
 * sections have, like `const` and `await`, are left out, and so are those of one or two characters. Of a generated item
 * only the first sentence is searched, and no code, because its code names the types of its signature. All of this
 * takes a third off the index and leaves relevance as it was (`decisions/0011-search-ranking.md`).
 */
function searchedWords(
  page: SearchPage,
  section: ExtractedSection,
  lead: string,
  isFrequent: IsFrequent,
): { readonly text: string; readonly code: string } {
  const generated = isGenerated(page.kind);
  const known = new Set(indexTerms(`${page.title} ${section.heading} ${lead}`));
  const text = generated ? firstSentence(section.text) : shorten(section.text);
  const inText = newWords(text, known);
  return {
    text: inText.join(' '),
    code: generated
      ? ''
      : newWords(section.code, new Set([...known, ...inText]))
          .filter((word) => word.length > 2 && !isFrequent(word))
          .join(' '),
  };
}

function newWords(text: string, known: ReadonlySet<string>): string[] {
  return [...new Set(indexTerms(text))].filter((term) => !known.has(term) && !stopWords.has(term));
}

/**
 * Puts the description before the text, unless the text begins with it, or with the part of it behind a colon ("Edge in
 * Next: …").
 */
function joinTexts(description: string, text: string): string {
  const said = description.slice(description.indexOf(': ') + 1).trim();
  return text.startsWith(description) || text.startsWith(said) ? text : `${description} ${text}`.trim();
}

function shorten(text: string): string {
  return text.length <= longestText ? text : text.slice(0, text.lastIndexOf(' ', longestText));
}
