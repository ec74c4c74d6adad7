import type { Engine } from '../engine/engine';
import type { FacetFilters } from '../protocol';
import { rest } from './rest';

/** Beginnings of what readers type, one for each way through the engine: a letter, words, a name, a misspelling, a message. */
const beginnings = [
  'c',
  'create a v',
  'QueryB',
  'conection',
  'could not connect to server: "localh',
] as const;

/** A first letter stands for dozens of terms, each looked up for the first time: the slowest keys. Frequent ones first. */
const letters = 's q p e t v b g m r d l a i f n u h o w x j k y z'.split(' ');

/** What a call of the modal asks for beside its query. */
const asInModal = {
  hitsPerPage: 20,
  mostPerGroup: 5,
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'hierarchy.lvl3:10', 'content:10'],
} as const;

/**
 * Searches a little before the reader does, so that the first keys find compiled code and terms that were looked up. A
 * key that comes in between is answered between two steps.
 *
 * @param isTyping whether the reader has begun: their own keys do the rest
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
 * Looks up what is in the index, in steps of a millisecond.
 *
 * @param isOvertaken whether there is something newer to do; a later call goes on where this one stopped
 */
export async function prepareMore(
  engine: Pick<Engine, 'prepareMore'>,
  isOvertaken: () => boolean,
): Promise<void> {
  do await rest();
  while (!isOvertaken() && engine.prepareMore());
}
