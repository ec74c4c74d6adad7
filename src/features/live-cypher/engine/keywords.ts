import { distance } from 'fastest-levenshtein';
import type { Token } from '../statement-tokens';

/** Words that AGE 1.7 accepts neither as a variable nor, after a dot, as a property. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'ALL ANALYZE AND AS ASC ASCENDING BY CALL CASE COALESCE CONTAINS COUNT CREATE DELETE DESC DESCENDING DETACH ' +
    'DISTINCT ELSE END ENDS EXISTS EXPLAIN FALSE IN IS LIMIT MATCH MERGE NOT NULL OPERATOR OPTIONAL OR ORDER REMOVE ' +
    'RETURN SET SKIP STARTS THEN TRUE UNION UNWIND VERBOSE WHEN WHERE WITH XOR YIELD'
  ).split(' '),
);

/** Whether a token is a keyword, whatever its position. */
export const isKeyword = ({ kind, text }: Token): boolean =>
  kind === 'word' && KEYWORDS.has(text.toUpperCase());

const sortLetters = (word: string): string => Array.from(word).sort().join('');

/**
 * Whether one letter is wrong, missing or superfluous, or letters are in another order. Short words are too similar to
 * tell.
 */
function isSlip(written: string, meant: string): boolean {
  if (written.length < 3) return false;
  return (
    sortLetters(written) === sortLetters(meant) || (written.length > 3 && distance(written, meant) === 1)
  );
}

/** The word of a list that was meant by a misspelt one, or undefined; case does not matter. */
export const findMeant = (written: string, words: Iterable<string>): string | undefined =>
  [...words].find((word) => isSlip(written.toUpperCase(), word.toUpperCase()));

/** The keyword that was meant by a misspelt word. */
export const findMeantKeyword = (written: string): string | undefined => findMeant(written, KEYWORDS);
