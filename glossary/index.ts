import type { Term } from './term';
import { ageTerms } from './terms/age';
import { cypherTerms } from './terms/cypher';
import { graphTerms } from './terms/graph';
import { libraryTerms } from './terms/library';
import { postgresqlTerms } from './terms/postgresql';

export * from './term';

/** All terms, in alphabetical order as the glossary shows them. */
export const terms: readonly Term[] = [
  ...graphTerms,
  ...ageTerms,
  ...cypherTerms,
  ...postgresqlTerms,
  ...libraryTerms,
].sort((a, b) => a.term.localeCompare(b.term, 'en'));

export const termById: ReadonlyMap<string, Term> = new Map(terms.map((term) => [term.id, term]));
