import { termById } from '../../glossary';
import type { Term } from '../../glossary';
import { didYouMean } from '../repository-files/near-names';
import { Stop } from '../repository-files/stop';

/**
 * The term of an id.
 *
 * @throws Stop that names near misses, for an id that is not in the glossary.
 */
export function findTerm(id: string): Term {
  const term = termById.get(id);
  if (term) return term;
  const hint = didYouMean(id, termById.keys());
  throw new Stop(`There is no glossary term "${id}". ${hint}All ids are in glossary/README.md.`);
}
