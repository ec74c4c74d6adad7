import { isName, keywordAt, nameOf, type Token } from '../statement-tokens';

type Tokens = readonly Token[];

/** What a variable holds, as far as properties matter: a vertex or an edge (`element`), or a list of them. */
type Kind = 'element' | 'list';

const BEFORE_PATTERN: ReadonlySet<string> = new Set([
  'MATCH',
  'MERGE',
  'CREATE',
  'WHERE',
  'AND',
  'OR',
  'XOR',
  'NOT',
]);

/** Keywords that end the items of WITH, RETURN and UNWIND. The new names of these apply from there on. */
const AFTER_ITEMS: ReadonlySet<string> = new Set([
  'ORDER',
  'SKIP',
  'LIMIT',
  'WHERE',
  'OPTIONAL',
  'MATCH',
  'WITH',
  'UNWIND',
  'RETURN',
  'CALL',
]);

/** Whether a parenthesis opens the arguments of a function, `count(`. */
function opensCall(tokens: Tokens, bracket: number): boolean {
  const before = tokens[bracket - 1];
  return tokens[bracket]?.text === '(' && isName(before) && !BEFORE_PATTERN.has(before.text.toUpperCase());
}

/** Whether a bracket opens a vertex or an edge of a pattern, `(n`, `-[e`, and no list or argument of a function. */
function opensPattern(tokens: Tokens, bracket: number): boolean {
  const opening = tokens[bracket]?.text;
  if (opening === '[') return tokens[bracket - 1]?.text === '-';
  return opening === '(' && !opensCall(tokens, bracket);
}

const isBoundByPattern = (tokens: Tokens, index: number): boolean =>
  opensPattern(tokens, index - 1) && /^[):{\]*]$/.test(tokens[index + 1]?.text ?? '');

/** `MATCH p = (a)-[e]->(b)`: a path has no properties. */
const isPath = (tokens: Tokens, index: number): boolean =>
  tokens[index + 1]?.text === '=' &&
  (tokens[index - 1]?.text === ',' || keywordAt(tokens, index - 1) === 'MATCH');

/** `[x IN list | …]`, `any(x IN list WHERE …)`: inside the brackets, the name stands for a value of the list. */
const isBoundByList = (tokens: Tokens, index: number): boolean =>
  keywordAt(tokens, index + 1) === 'IN' && (tokens[index - 1]?.text === '[' || opensCall(tokens, index - 1));

/** The expression that `AS` names: the tokens back to the previous comma or clause keyword. */
function findItem(tokens: Tokens, as: number): Tokens {
  const depth = tokens[as]?.depth ?? 0;
  const before = tokens.findLastIndex(
    (token, at) =>
      at < as &&
      (token.depth < depth ||
        (token.depth === depth &&
          (token.text === ',' || /^(?:WITH|RETURN|UNWIND|DISTINCT)$/.test(keywordAt(tokens, at) ?? '')))),
  );
  return tokens.slice(before + 1, as);
}

/** If an expression is a single function call: its name in lower case, and its only argument if that is a name. */
function readCall(item: Tokens): readonly [name: string | undefined, argument: Token | undefined] {
  const [name, opening, ...rest] = item;
  const isWhole =
    opening?.text === '(' && rest.findIndex(({ depth }) => depth === name?.depth) === rest.length - 1;
  const inner = rest.slice(0, -1).filter(({ text }) => text.toUpperCase() !== 'DISTINCT');
  return [isWhole ? name?.text.toLowerCase() : undefined, inner.length === 1 ? inner[0] : undefined];
}

function kindOf(item: Tokens, kinds: ReadonlyMap<string, Kind>): Kind | undefined {
  const [first] = item;
  if (item.length === 1) return isName(first) ? kinds.get(nameOf(first)) : undefined;
  const [call, argument] = readCall(item);
  if (call === 'startnode' || call === 'endnode') return 'element';
  if (call === 'nodes' || call === 'relationships') return 'list';
  const isCollected = call === 'collect' && isName(argument) && kinds.get(nameOf(argument)) === 'element';
  return isCollected ? 'list' : undefined;
}

/**
 * Finds the names that stand for a vertex or an edge, because keys of other values are no properties of the graph. WITH
 * and UNWIND may rename an element, or give its name to another value.
 *
 * @returns the indexes of these names among the tokens
 */
export function findElements(tokens: Tokens): ReadonlySet<number> {
  const places = new Set<number>();
  const kinds = new Map<string, Kind>();
  const hidden: { readonly name: string; readonly depth: number }[] = [];
  let given: (readonly [string, Kind])[] = [];
  let depthOfItems = 0;
  let isUnwinding = false;
  for (const [index, token] of tokens.entries()) {
    while (hidden.length > 0 && token.depth < (hidden.at(-1)?.depth ?? 0)) hidden.pop();
    if (!isName(token)) continue;
    const name = nameOf(token);
    const keyword = keywordAt(tokens, index) ?? '';
    if (keyword === 'UNION') {
      kinds.clear();
      given = [];
    }
    if (AFTER_ITEMS.has(keyword) && token.depth <= depthOfItems) {
      for (const [alias, kind] of given) kinds.set(alias, kind);
      given = [];
      depthOfItems = token.depth;
      isUnwinding = keyword === 'UNWIND';
    }
    if (isBoundByPattern(tokens, index)) kinds.set(name, 'element');
    else if (isPath(tokens, index)) kinds.delete(name);
    else if (isBoundByList(tokens, index)) hidden.push({ name, depth: token.depth });
    else if (keywordAt(tokens, index - 1) === 'AS') {
      const kind = kindOf(findItem(tokens, index - 1), kinds);
      const gives = isUnwinding ? kind === 'list' && 'element' : kind;
      kinds.delete(name);
      if (gives) given.push([name, gives]);
    }
    if (kinds.get(name) === 'element' && !hidden.some((each) => each.name === name)) places.add(index);
  }
  return places;
}
