import { findNearMisses } from '../../src/features/near-miss/near-miss';

const nearest = (name: string, known: Iterable<string>): readonly string[] =>
  findNearMisses(name, [...known], '');

/**
 * A question to put into an error before its remedy: `Did you mean "vertex" or "vertex label"? `, with the space after it.
 *
 * @param name - what was written
 * @param known - what could have been meant
 * @returns an empty text where nothing is near
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  return near.length > 0 ? `Did you mean ${near.map((each) => `"${each}"`).join(' or ')}? ` : '';
}

/**
 * What to put after a remedy's words: `, such as intro or usage`.
 *
 * @param name - what was written
 * @param known - what could have been meant
 * @returns an empty text where nothing is near
 */
export function suchAs(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  return near.length > 0 ? `, such as ${near.join(' or ')}` : '';
}
