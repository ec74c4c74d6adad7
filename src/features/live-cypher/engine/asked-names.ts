import { nameOf, tokenize, type Token } from '../statement-tokens';

const isName = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || token?.kind === 'quoted';

const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The labels that a pattern of the statement asks for: `(n:Part)`, `[:HAS_PART]`. */
export function findAskedLabels(cypher: string): readonly string[] {
  const tokens = tokenize(cypher);
  const labels = tokens.flatMap((token, index) => {
    const [colon, before] = [tokens[index - 1], tokens[index - 2]];
    if (colon?.text !== ':' || !isName(token)) return [];
    const opening = isName(before) ? tokens[index - 3] : before;
    return opening && /^[([]$/.test(opening.text) ? [nameOf(token)] : [];
  });
  return once(labels);
}

/** Whether a brace opens the properties of a pattern, `(n:Part {`, and no map of its own. */
function opensProperties(tokens: readonly Token[], brace: number): boolean {
  return isName(tokens[brace - 1]) && /^[([:|]$/.test(tokens[brace - 2]?.text ?? '');
}

/** The brace around a key, before the keys and values that stand in it first. */
function findBrace(tokens: readonly Token[], index: number): number {
  const { depth } = tokens[index] ?? { depth: 0 };
  return tokens.findLastIndex(
    ({ text, depth: outer }, at) => at < index && text === '{' && outer === depth - 1,
  );
}

/** The properties that the statement reads of what a variable stands for, and those that a pattern asks for: `n.name`, `(n {name: 'Hub'})`. */
export function findAskedProperties(cypher: string): readonly string[] {
  const tokens = tokenize(cypher);
  const properties = tokens.flatMap((token, index) => {
    if (!isName(token)) return [];
    const [before, after] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
    const isOfVariable = before === '.' && isName(tokens[index - 2]) && tokens[index - 3]?.text !== '.';
    // A function may stand in a schema.
    if (isOfVariable) return after === '(' ? [] : [nameOf(token)];
    const isKey = after === ':' && (before === '{' || before === ',');
    return isKey && opensProperties(tokens, findBrace(tokens, index)) ? [nameOf(token)] : [];
  });
  return once(properties);
}
