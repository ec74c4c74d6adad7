import { keywordAt, type Token } from '../statement-tokens';
import { opensCall } from './graph-variables';

type Tokens = readonly Token[];

const CLAUSES: ReadonlySet<string> = new Set([
  'MATCH',
  'MERGE',
  'CREATE',
  'WHERE',
  'WITH',
  'UNWIND',
  'RETURN',
  'ORDER',
]);

/** What gives a value also where all or some of it is null. */
const GIVE_A_VALUE: ReadonlySet<string> = new Set(['COALESCE', 'COUNT', 'COLLECT']);

/** What is asked where: a pattern's label or property is there or not, a property that is read may also be null. */
type Part = 'pattern' | 'value';

/** Where the operand of an `IS` begins: `n.name`, `toUpper(n.name)`, `(n.a + n.b)`. */
function findOperand(tokens: Tokens, is: number): number {
  let start = is - 1;
  const { text, depth } = tokens[start] ?? {};
  if (text === ')' || text === ']') {
    start = tokens.findLastIndex(
      (token, at) => at < start && token.depth === depth && /^[([]$/.test(token.text),
    );
    if (opensCall(tokens, start)) start -= 1;
  }
  while (tokens[start - 1]?.text === '.') start -= 2;
  return Math.max(start, 0);
}

/** The places whose being null is asked: by `IS NULL` or by `IS NOT NULL`. */
function findOperands(tokens: Tokens, ...words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let is = 0; is < tokens.length; is += 1) {
    if (!['IS', ...words].every((word, at) => keywordAt(tokens, is + at) === word)) continue;
    for (let at = findOperand(tokens, is); at < is; at += 1) places.add(at);
  }
  return places;
}

/**
 * Tells of a name in a statement whether it may be why there are no rows, or nothing in a column, if the graph does not have it.
 * It cannot where a value comes out all the same: in `coalesce(n.nickname, n.name)`, CASE, `n.gone IS NULL`, behind NOT where
 * the answer is yes or no, and in ORDER BY. In doubt it cannot.
 *
 * @returns takes the place of the name among the tokens, and what it is part of
 */
export function findPossibleReasons(tokens: Tokens): (index: number, part: Part) => boolean {
  const asked = findOperands(tokens, 'NULL');
  const present = findOperands(tokens, 'NOT', 'NULL');
  /** What cannot be a reason as a pattern's part, and as a value that is read. */
  const idle = { pattern: new Set<number>(), value: new Set<number>() };
  let clause = '';
  let isNegated = false;
  let cases = 0;
  /** The words before the brackets that are open. */
  const words: string[] = [];
  for (const [index, { text, depth }] of tokens.entries()) {
    words.length = Math.min(words.length, depth);
    const keyword = keywordAt(tokens, index) ?? '';
    if (CLAUSES.has(keyword) && depth === 0) [clause, isNegated] = [keyword, false];
    if (keyword === 'NOT' && keywordAt(tokens, index - 1) !== 'IS') isNegated = true;
    if (keyword === 'CASE') cases += 1;
    if (keyword === 'END') cases = Math.max(0, cases - 1);
    if (/^[([{]$/.test(text)) words[depth] = keywordAt(tokens, index - 1) ?? '';
    const givesValue = words.some((word) => GIVE_A_VALUE.has(word));
    const isOfNoUse = cases > 0 || clause === 'ORDER' || asked.has(index) || givesValue;
    const needsYes = clause === 'WHERE' && !isNegated;
    const isInTest = words.includes('EXISTS');
    const isMatched = /^(?:MATCH|MERGE|CREATE)$/.test(clause) && !isInTest;
    if (isOfNoUse || !(needsYes || isMatched)) idle.pattern.add(index);
    if (isOfNoUse || (!needsYes && (isInTest || present.has(index)))) idle.value.add(index);
  }
  return (index, part) => !idle[part].has(index);
}
