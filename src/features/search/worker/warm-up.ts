import type { Engine } from '../engine/engine';
import type { FacetFilters } from '../protocol';

/** Beginnings of what readers type, one for each way through the engine: a letter, words, a name, a misspelling. */
const beginnings = ['c', 'create a v', 'QueryB', 'conection'] as const;

/** What a call of the modal asks for beside its query. */
const asInModal = {
  hitsPerPage: 20,
  mostPerGroup: 5,
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'hierarchy.lvl3:10', 'content:10'],
} as const;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Searches a little before the reader does, so that the first keys find compiled code and unpacked postings. A key that
 * comes in between is answered between two steps.
 */
export async function warmUp(engine: Engine, facetFilters: FacetFilters | undefined): Promise<void> {
  for (const query of beginnings) {
    await rest();
    engine.search({ ...asInModal, query, facetFilters });
  }
}
