import { isName, nameOf, tokenize, type Token } from '../statement-tokens';
import { findElements } from './graph-variables';
import { findPossibleReasons, type Lack } from './possible-reasons';

const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

/**
 * The labels that a pattern of the statement asks for, and that may be why there are no rows: `(n:Part)`,
 * `[:HAS_PART]`.
 */
export function findAskedLabels(cypher: string): readonly string[] {
  const tokens = tokenize(cypher);
  const mayBeReason = findPossibleReasons(tokens, 'rows');
  const labels = tokens.flatMap((token, index) => {
    const [colon, before] = [tokens[index - 1], tokens[index - 2]];
    if (colon?.text !== ':' || !isName(token) || !mayBeReason(index, 'pattern')) return [];
    const opening = isName(before) ? tokens[index - 3] : before;
    return opening && /^[([]$/.test(opening.text) ? [nameOf(token)] : [];
  });
  return once(labels);
}

/** Whether a brace opens the properties of a pattern, `(n:Part {`, and no map of its own. */
function opensProperties(tokens: readonly Token[], brace: number): boolean {
  return isName(tokens[brace - 1]) && /^[([:|]$/.test(tokens[brace - 2]?.text ?? '');
}

/** The index of the opening brace of the map that contains a key. */
function findBrace(tokens: readonly Token[], index: number): number {
  const { depth } = tokens[index] ?? { depth: 0 };
  return tokens.findLastIndex(
    ({ text, depth: outer }, at) => at < index && text === '{' && outer === depth - 1,
  );
}

/**
 * The properties that the statement reads of vertices and edges, and those that a pattern asks for: `n.name`,
 * `(n {name: 'Hub'})`. Properties that cannot be the reason for what the answer lacks are left out.
 */
export function findAskedProperties(cypher: string, lack: Lack): readonly string[] {
  const tokens = tokenize(cypher);
  const elements = findElements(tokens);
  const mayBeReason = findPossibleReasons(tokens, lack);
  const properties = tokens.flatMap((token, index) => {
    if (tokens[index - 1]?.text === '.') {
      const isOfElement = elements.has(index - 2) && tokens[index - 3]?.text !== '.';
      return isOfElement && mayBeReason(index, 'value') ? [nameOf(token)] : [];
    }
    const isOfPattern = tokens[index + 1]?.text === ':' && opensProperties(tokens, findBrace(tokens, index));
    return isOfPattern && mayBeReason(index, 'pattern') ? [nameOf(token)] : [];
  });
  return once(properties);
}
