import { termById } from '../../glossary';
import type { Term } from '../../glossary';
import { findNearMisses } from '../../src/features/not-found/near-miss';

/**
 * The term of an id.
 *
 * @throws Error that names near misses, for an id that is not in the glossary.
 */
export function findTerm(id: string): Term {
  const term = termById.get(id);
  if (term) return term;
  const near = findNearMisses(id, [...termById.keys()], '');
  const hint = near.length > 0 ? `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}? ` : '';
  throw new Error(`There is no glossary term "${id}". ${hint}All ids are in glossary/README.md.`);
}
