import type { Token } from '../statement-tokens';
import { isKeyword } from './keywords';

/** Whether a keyword directly follows the dot of a property. In a map projection AGE accepts it: `p {.order}`. */
function isProperty(tokens: readonly Token[], index: number): boolean {
  const [before, dot, token] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  return dot?.text === '.' && dot.end === token?.start && before?.text !== '{' && before?.text !== ',';
}

/**
 * Whether a keyword is in the place of a variable: of a vertex, an edge, an argument, or a path (`order = (a)-->(b)`).
 */
const isVariable = (before: string, after: string): boolean =>
  (/^[([]$/.test(before) && /^[)\]:{]$/.test(after)) || (/^(?:MATCH|,)$/i.test(before) && after === '=');

/**
 * A remedy for a keyword in the place of a name.
 *
 * @param near - the text at which the engine reports the error, as its message quotes it: the keyword, or one of the
 *   two tokens after it; empty at the statement's end, null if the message does not tell
 */
export function adviseOnKeyword(near: string | null, tokens: readonly Token[]): string | null {
  for (const [index, token] of tokens.entries()) {
    if (!isKeyword(token)) continue;
    const { text } = token;
    const textAt = (place: number): string => tokens[place]?.text ?? '';
    const isNear = near === null || [0, 1, 2].some((steps) => textAt(index + steps) === near);
    if (isNear && isProperty(tokens, index))
      return `${text} is a keyword: after a dot it is written in backticks, .\`${text}\`.`;
    if (near === text && isVariable(textAt(index - 1), textAt(index + 1)))
      return `${text} is a keyword: choose another name, or write it in backticks, \`${text}\`.`;
  }
  return null;
}
