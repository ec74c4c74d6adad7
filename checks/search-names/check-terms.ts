import type { Finding } from '../finding';

/** A term of the glossary: its heading and the anchor of that. */
export interface Term {
  readonly term: string;
  readonly id: string;
}

const glossaryFile = 'build/glossary/index.html';

const entry = /<h3[^>]*\sid="?([^"\s>]+)[^>]*>(.*?)<a\b/gs;

/** The terms on the built page of the glossary. */
export const readTerms = (html: string): Term[] =>
  [...html.matchAll(entry)].map(([, id = '', heading = '']) => ({
    id,
    term: heading.replaceAll(/<[^>]*>/g, ''),
  }));

/**
 * Checks that the search knows the glossary: whoever types a term sees its entry before entries that merely contain the
 * word.
 *
 * @param addresses - What the modal lists for a query, best first, below the site's address: `glossary#edge`.
 */
export function checkTerms(
  terms: readonly Term[],
  addresses: (query: string) => readonly string[],
): Finding[] {
  if (terms.length === 0)
    return [
      {
        file: glossaryFile,
        message: 'No term was found here, so that no search for one was looked at.',
        remedy: 'Let readTerms in checks/search-names/check-terms.ts read the form the headings have now.',
      },
    ];
  return terms.flatMap(({ term, id }) => {
    const first = addresses(term).find((address) => address.startsWith('glossary'));
    if (first === `glossary#${id}`) return [];
    return [
      {
        file: glossaryFile,
        message: `The search for "${term}" lists ${first ?? 'nothing'} first of the glossary.`,
        remedy: 'See how src/features/search/engine/rank.ts puts the sections of a page in order.',
      },
    ];
  });
}

/**
 * Holds the search to the glossary for those, too, who have another word for a term: "node" lists the vertex before the ghost
 * vertex. A term that has the word itself in its name may come first.
 *
 * @param synonymGroups - Words that stand for each other.
 * @param addresses - As for the terms.
 */
export function checkOtherNames(
  terms: readonly Term[],
  synonymGroups: readonly (readonly string[])[],
  addresses: (query: string) => readonly string[],
): Finding[] {
  const ids = new Map(terms.map(({ term, id }) => [term.toLowerCase(), id]));
  const words = new Set(synonymGroups.flat().filter((word) => !ids.has(word)));
  return [...words].flatMap((word) => {
    const meant = synonymGroups
      .filter((group) => group.includes(word))
      .flatMap((group) => group.flatMap((other) => ids.get(other) ?? []));
    const first = addresses(word).find((address) => address.startsWith('glossary#'));
    if (meant.length === 0 || first === undefined) return [];
    if (first.includes(word) || meant.some((id) => first === `glossary#${id}`)) return [];
    return [
      {
        file: 'src/features/search/engine/synonyms.ts',
        message: `The search for "${word}" lists ${first} first of the glossary, and not ${meant.join(' or ')}.`,
        remedy: 'See how src/features/search/engine/rank.ts puts the sections of a page in order.',
      },
    ];
  });
}
