import { splitClauses } from '../guard-patterns';
import { isName, type Token } from '../statement-tokens';
import { findMeantKeyword, isKeyword } from './keywords';

/**
 * Words of SQL, and of MERGE in other Cypher engines, that the site's pages explain. They are no slips, and nothing is
 * missing before them.
 */
const EXPLAINED = /^(?:BETWEEN|I?LIKE|NULLS|ON)$/i;

const isPlainName = (token: Token | undefined): token is Token => isName(token) && !isKeyword(token);

const isLiteral = (token: Token | undefined): boolean => token?.kind === 'string' || token?.kind === 'number';

/** Names what is missing between a token and the value or name before it; null if nothing can be told. */
function adviseOnGap(tokens: readonly Token[], index: number): string | null {
  const [token, before] = [tokens[index], tokens[index - 1]];
  if (!token || !before || !(isPlainName(token) || isLiteral(token)) || EXPLAINED.test(token.text))
    return null;
  const followsName = isPlainName(before);
  if (followsName && isPlainName(token) && /^AS$/i.test(tokens[index - 2]?.text ?? ''))
    return `A name of two words is written in backticks: \`${before.text} ${token.text}\`.`;
  const opensPattern = [3, 4].some((steps) => /^[([]$/.test(tokens[index - steps]?.text ?? ''));
  if (opensPattern && tokens[index - 2]?.text === ':' && tokens[index + 1]?.text === ':')
    return 'Properties are written in braces: (p:Part {name: … }).';
  const clause = splitClauses(tokens).findLast(({ start }) => start < token.start);
  const closes = /^[)\]}]$/.test(before.text) && /^(?:ORDER|RETURN|WITH|WHERE)$/.test(clause?.keyword ?? '');
  return followsName || isLiteral(before) || closes
    ? `Something is missing before ${token.text}, a comma or a sign.`
    : null;
}

/**
 * Names the keyword meant by a word that occurs once, or by the word before a value: the engine takes a misspelt
 * DISTINCT for a name.
 */
function adviseOnMisspelt(tokens: readonly Token[], index: number): string | null {
  const [token, before] = [tokens[index], tokens[index - 1]];
  const suspects = isPlainName(token) || isLiteral(token) ? [token, before] : [];
  for (const suspect of suspects) {
    const isUsed = tokens.some((other) => other !== suspect && other.text === suspect?.text);
    if (suspect?.kind !== 'word' || isKeyword(suspect) || isUsed || EXPLAINED.test(suspect.text)) continue;
    const meant = findMeantKeyword(suspect.text);
    if (meant) return `Did you mean ${meant} by ${suspect.text}?`;
  }
  return null;
}

/** Names what is missing where the statement ends, or a bracket closes, too early. */
function adviseOnEnd(near: string, tokens: readonly Token[]): string | null {
  if (near === '') {
    const last = tokens.at(-1);
    const isOpen =
      last &&
      ((isKeyword(last) && !/^(?:END|NULL|TRUE|FALSE|DESC|ASC)$/i.test(last.text)) || last.text === ',');
    return isOpen ? `Something has to follow ${last.text}.` : null;
  }
  const hasComma = tokens.some(({ text }, index) => text === near && tokens[index - 1]?.text === ',');
  return /^[)\]}]$/.test(near) && hasComma ? `The comma before ${near} is one too many.` : null;
}

/**
 * A remedy for a misspelt word, or for a sign between two words that is missing or superfluous.
 *
 * @param near - the text at which the engine reports the error, as its message quotes it; empty at the statement's end
 */
export function adviseOnSlip(near: string, tokens: readonly Token[]): string | null {
  const places = tokens.flatMap(({ text }, index) => (text === near ? [index] : []));
  for (const place of places) {
    const onSlip = adviseOnMisspelt(tokens, place);
    if (onSlip) return onSlip;
    const onGap = adviseOnGap(tokens, place);
    if (onGap) return onGap;
  }
  return adviseOnEnd(near, tokens);
}
