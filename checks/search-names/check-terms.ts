import type { Finding } from '../finding';

/** A term of the glossary: its heading and the anchor of that. */
export interface Term {
  readonly term: string;
  readonly id: string;
}

const entry = /<h3[^>]*\sid="?([^"\s>]+)[^>]*>(.*?)<a\b/gs;

/** The terms on the built page of the glossary. */
export const readTerms = (html: string): Term[] =>
  [...html.matchAll(entry)].map(([, id = '', heading = '']) => ({
    id,
    term: heading.replaceAll(/<[^>]*>/g, ''),
  }));

/**
 * Holds the search to the glossary: whoever types a term sees its entry before those that merely contain its word.
 *
 * @param addresses - What the modal lists for a query, best first, below the site's address: `glossary#edge`.
 */
export function checkTerms(
  terms: readonly Term[],
  addresses: (query: string) => readonly string[],
): Finding[] {
  return terms.flatMap(({ term, id }) => {
    const first = addresses(term).find((address) => address.startsWith('glossary'));
    if (first === `glossary#${id}`) return [];
    return [
      {
        file: 'build/glossary/index.html',
        message: `The search for "${term}" lists ${first ?? 'nothing'} first of the glossary.`,
        remedy: 'See how src/features/search/engine/rank.ts puts the sections of a page in order.',
      },
    ];
  });
}
