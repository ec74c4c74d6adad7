import type { PageKind } from '../../src/features/search/engine/model';
import { indexTerms } from '../../src/features/search/engine/words';
import type { ExtractedSection } from './read-sections';
import { isGenerated } from './page-kind';

interface Page {
  readonly kind: PageKind;
  readonly sections: readonly ExtractedSection[];
}

/** A word that occurs in at least this share of all sections does not distinguish one section from another. */
const frequent = 1 / 8;

/**
 * Tells which words are frequent on pages that people wrote.
 *
 * @param wordsOf what of a section to look at
 */
export function frequentWords(
  pages: readonly Page[],
  wordsOf: (section: ExtractedSection) => string,
): (word: string) => boolean {
  const sections = pages.filter(({ kind }) => !isGenerated(kind)).flatMap((page) => page.sections);
  const times = new Map<string, number>();
  for (const section of sections)
    for (const word of new Set(indexTerms(wordsOf(section)))) times.set(word, (times.get(word) ?? 0) + 1);
  return (word) => (times.get(word) ?? 0) >= sections.length * frequent;
}
