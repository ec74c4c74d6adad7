import type { Engine } from '../engine/engine';
import type { FacetFilters } from '../protocol';
import { rest } from './rest';

/** Sample queries, one for each code path of the engine: a letter, words, a name, a misspelling, a message. */
const beginnings = [
  'c',
  'create a v',
  'QueryB',
  'conection',
  'could not connect to server: "localh',
] as const;

/**
 * First letters, frequent ones first. They are the slowest keys: each needs dozens of terms that were not looked up
 * yet.
 */
const letters = 's q p e t v b g m r d l a i f n u h o w x j k y z'.split(' ');

/** What the modal requests beside its query. */
const asInModal = {
  hitsPerPage: 20,
  mostPerGroup: 5,
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'hierarchy.lvl3:10', 'content:10'],
} as const;

/**
 * Runs some searches before the reader does, so that their first keys meet compiled code and cached terms. A key that
 * comes in between is answered between two steps.
 *
 * @param isTyping whether the reader has begun to type; the warm-up then stops, because their own keys do the rest
 */
export async function warmUp(
  engine: Engine,
  facetFilters: FacetFilters | undefined,
  isTyping: () => boolean,
): Promise<void> {
  for (const query of [...beginnings, ...letters]) {
    await rest();
    if (isTyping()) return;
    engine.search({ ...asInModal, query, facetFilters });
  }
  await prepareMore(engine, isTyping);
}

/**
 * Looks up all terms of the index, in steps of a millisecond.
 *
 * @param isOvertaken whether there is a newer request; a later call continues where this one stopped
 */
export async function prepareMore(
  engine: Pick<Engine, 'prepareMore'>,
  isOvertaken: () => boolean,
): Promise<void> {
  do await rest();
  while (!isOvertaken() && engine.prepareMore());
}
