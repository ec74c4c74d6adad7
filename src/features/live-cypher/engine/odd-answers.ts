import { keywordAt, tokenize, type Token } from '../statement-tokens';

const COMPARISON = /^(?:=|<>|<=|>=|<|>)$/;
const NUMBER_IN_QUOTES = /^(['"])(-?\d+(?:\.\d+)?)\1$/;

/** Whether a place is in a clause that asks, and not in one that writes or returns: `SET p.gone = null`. */
function isAsked(tokens: readonly Token[], index: number): boolean {
  const clause = tokens.findLast(
    ({ text, depth }, at) =>
      at < index && depth === 0 && /^(?:CREATE|MATCH|MERGE|RETURN|SET|UNWIND|WHERE|WITH)$/i.test(text),
  );
  return /^(?:MATCH|WHERE)$/i.test(clause?.text ?? '');
}

/** A number in quotes that something is compared with, or a pattern asks for. */
function findQuotedNumber(tokens: readonly Token[]): string | undefined {
  const found = tokens.find(({ kind, text }, index) => {
    if (kind !== 'string' || !NUMBER_IN_QUOTES.test(text) || !isAsked(tokens, index)) return false;
    const before = tokens[index - 1]?.text ?? '';
    return COMPARISON.test(before) || before === ':';
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
      keywordAt(tokens, index) === 'NULL' && /^(?:=|<>)$/.test(textAt(index - 1)) && isAsked(tokens, index),
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
