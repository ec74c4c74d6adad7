import { keywordAt, tokenize, type Token } from '../statement-tokens';

const COMPARISON = /^(?:=|<>|<=|>=|<|>)$/;
const NUMBER_IN_QUOTES = /^(['"])(-?\d+(?:\.\d+)?)\1$/;

/** A number in quotes that something is compared with, or a pattern asks for. */
function findQuotedNumber(tokens: readonly Token[]): string | undefined {
  const found = tokens.find(({ kind, text }, index) => {
    const before = tokens[index - 1]?.text ?? '';
    return kind === 'string' && NUMBER_IN_QUOTES.test(text) && (COMPARISON.test(before) || before === ':');
  });
  return found?.text;
}

/**
 * A way on for a reader whose statement ran and is not what it seems: AGE takes the form, and answers with nothing or a list.
 *
 * @param rowCount - of the answer
 */
export function adviseOnAnswer(cypher: string, rowCount: number): string | null {
  const tokens = tokenize(cypher);
  const textAt = (index: number): string => tokens[index]?.text ?? '';
  const isWithNull = tokens.some(
    (_, index) =>
      keywordAt(tokens, index) === 'NULL' &&
      /^(?:=|<>)$/.test(textAt(index - 1)) &&
      !isAssigned(tokens, index),
  );
  if (rowCount === 0 && isWithNull)
    return 'Nothing equals null, and nothing differs from it: ask IS NULL or IS NOT NULL.';
  const quoted = rowCount === 0 ? findQuotedNumber(tokens) : undefined;
  if (quoted) return `${quoted} is text, which equals no number: a number stands without quotes.`;
  const joinsText = tokens.some(
    ({ kind, end }, index) =>
      textAt(index) === '|' &&
      tokens[index + 1]?.start === end &&
      textAt(index + 1) === '|' &&
      kind === 'symbol' &&
      (tokens[index - 1]?.kind === 'string' || tokens[index + 2]?.kind === 'string'),
  );
  return joinsText ? '|| makes a list. Texts are put together by +.' : null;
}

/** Whether the equals sign before a value gives it to a property: `SET p.gone = null`. */
function isAssigned(tokens: readonly Token[], index: number): boolean {
  const clause = tokens.findLastIndex(
    (token, at) => at < index && token.depth === 0 && /^(?:SET|WHERE|RETURN|WITH|MATCH)$/i.test(token.text),
  );
  return keywordAt(tokens, clause) === 'SET';
}
