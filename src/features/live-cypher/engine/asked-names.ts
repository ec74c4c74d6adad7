import { keywordAt, nameOf, tokenize, type Token } from '../statement-tokens';

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

/** Whether a brace opens the properties of a pattern, `(n:Part {`, and no map of its own, as in `collect(DISTINCT {`. */
function opensProperties(tokens: readonly Token[], brace: number): boolean {
  if (keywordAt(tokens, brace - 1) === 'DISTINCT') return false;
  return isName(tokens[brace - 1]) && /^[([:|]$/.test(tokens[brace - 2]?.text ?? '');
}

/** The brace around a key, before the keys and values that stand in it first. */
function findBrace(tokens: readonly Token[], index: number): number {
  const { depth } = tokens[index] ?? { depth: 0 };
  return tokens.findLastIndex(
    ({ text, depth: outer }, at) => at < index && text === '{' && outer === depth - 1,
  );
}

const CLAUSES: ReadonlySet<string> = new Set([
  'MATCH',
  'MERGE',
  'CREATE',
  'WHERE',
  'AND',
  'OR',
  'XOR',
  'NOT',
]);

/** Whether a bracket opens a vertex or an edge of a pattern, `(n`, `-[e`, and no list or argument of a function. */
function opensPattern(tokens: readonly Token[], bracket: number): boolean {
  const before = tokens[bracket - 1];
  if (tokens[bracket]?.text === '[') return before?.text === '-';
  return tokens[bracket]?.text === '(' && (!isName(before) || CLAUSES.has(before.text.toUpperCase()));
}

/** The variables that stand for a vertex or an edge: other values have keys of their own. */
const findVariables = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap((token, index) => {
      const isBound = opensPattern(tokens, index - 1) && /^[):{\]*]$/.test(tokens[index + 1]?.text ?? '');
      return isName(token) && isBound ? [nameOf(token)] : [];
    }),
  );

/** Whether `IS NULL` follows, for which a property that nothing has is no slip. */
const isAskedForAbsence = (tokens: readonly Token[], index: number): boolean =>
  keywordAt(tokens, index + 1) === 'IS' && keywordAt(tokens, index + 2) === 'NULL';

/** The properties that the statement reads of vertices and edges, and that a pattern asks for: `n.name`, `(n {name: 'Hub'})`. */
export function findAskedProperties(cypher: string): readonly string[] {
  const tokens = tokenize(cypher);
  const variables = findVariables(tokens);
  const properties = tokens.flatMap((token, index) => {
    if (!isName(token)) return [];
    const [owner, before, after] = [tokens[index - 2], tokens[index - 1]?.text, tokens[index + 1]?.text];
    if (before === '.') {
      const isOfPattern = isName(owner) && variables.has(nameOf(owner)) && tokens[index - 3]?.text !== '.';
      const isAsked = isOfPattern && after !== '(' && !isAskedForAbsence(tokens, index);
      return isAsked ? [nameOf(token)] : [];
    }
    const isKey = after === ':' && (before === '{' || before === ',');
    return isKey && opensProperties(tokens, findBrace(tokens, index)) ? [nameOf(token)] : [];
  });
  return once(properties);
}
