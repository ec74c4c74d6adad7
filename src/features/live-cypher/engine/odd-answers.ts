import { splitClauses } from '../guard-patterns';
import { keywordAt, tokenize, type Token } from '../statement-tokens';

const COMPARISON = /^(?:=|<>|<=|>=|<|>)$/;
const NUMBER_IN_QUOTES = /^(['"])(-?\d+(?:\.\d+)?)\1$/;

/** A quoted number that is part of a comparison or of a pattern's properties. */
function findQuotedNumber(tokens: readonly Token[]): string | undefined {
  const found = tokens.find(({ text }, index) => {
    const before = tokens[index - 1]?.text ?? '';
    return NUMBER_IN_QUOTES.test(text) && (COMPARISON.test(before) || before === ':');
  });
  return found?.text;
}

const comparesWithNull = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (_, index) => keywordAt(tokens, index) === 'NULL' && /^(?:=|<>)$/.test(tokens[index - 1]?.text ?? ''),
  );

/**
 * A hint for a statement that ran but does not mean what it seems to: AGE accepts the form and answers with no rows, or
 * with a list.
 *
 * @param rowCount - number of rows in the answer
 */
export function adviseOnAnswer(cypher: string, rowCount: number): string | null {
  const tokens = tokenize(cypher);
  const textAt = (index: number): string => tokens[index]?.text ?? '';
  if (rowCount === 0) {
    // Only MATCH and WHERE count: elsewhere, null and text are valid values, as in `SET p.gone = null`.
    const asked = splitClauses(tokens)
      .filter(({ keyword }) => keyword === 'MATCH' || keyword === 'WHERE')
      .map((clause) => clause.tokens);
    if (asked.some(comparesWithNull))
      return 'Nothing equals null, and nothing differs from it: use IS NULL or IS NOT NULL.';
    const [quoted] = asked.flatMap((own) => findQuotedNumber(own) ?? []);
    if (quoted) return `${quoted} is text, which equals no number: a number is written without quotes.`;
  }
  const joinsText = tokens.some(
    (_, index) =>
      textAt(index) === '|' &&
      textAt(index + 1) === '|' &&
      (tokens[index - 1]?.kind === 'string' || tokens[index + 2]?.kind === 'string'),
  );
  return joinsText ? '|| makes a list. Texts are joined with +.' : null;
}
