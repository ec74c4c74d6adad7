import { keywordAt, nameOf, type Token } from '../statement-tokens';

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

/** Functions that return a value even if all or some of their arguments are null. */
const GIVE_A_VALUE: ReadonlySet<string> = new Set(['COALESCE', 'COUNT', 'COLLECT']);

/** What a name is part of. A label or property of a pattern exists or not; a property that is read may also be null. */
type Part = 'pattern' | 'value';

/** What the answer lacks: any row, or any value in some column. */
export type Lack = 'rows' | 'values';

/** The index of the first token of the operand of an `IS`: `n.name`, `toUpper(n.name)`, `n.tags[0]`. */
function findOperand(tokens: Tokens, is: number): number {
  let start = is - 1;
  const { text, depth } = tokens[start] ?? {};
  if (text === ')' || text === ']') {
    // And what stands before the bracket: the name of a function or of a list, else no property.
    start = tokens.findLastIndex((token, at) => at < start && token.depth === depth) - 1;
  }
  while (tokens[start - 1]?.text === '.') start -= 2;
  return start;
}

/** The indexes of tokens that are operands of `IS` and the given words: `NULL`, or `NOT` and `NULL`. */
function findOperands(tokens: Tokens, ...words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let is = 0; is < tokens.length; is += 1) {
    if (!['IS', ...words].every((word, at) => keywordAt(tokens, is + at) === word)) continue;
    for (let at = findOperand(tokens, is); at < is; at += 1) places.add(at);
  }
  return places;
}

/**
 * A property that cannot be a reason in one place of a WHERE cannot be one elsewhere in it: `n.gone IS NULL OR n.gone =
 * 1`. Adds these other places.
 *
 * @param idle - indexes of tokens that cannot be reasons; this function adds to it
 */
function spreadInWhere(tokens: Tokens, idle: Set<number>): void {
  let properties: { readonly name: string; readonly at: number }[] = [];
  const endWhere = (): void => {
    const passed = new Set(properties.filter(({ at }) => idle.has(at)).map(({ name }) => name));
    for (const { name, at } of properties) if (passed.has(name)) idle.add(at);
    properties = [];
  };
  let isWhere = false;
  for (const [at, token] of tokens.entries()) {
    const keyword = keywordAt(tokens, at) ?? '';
    if (CLAUSES.has(keyword) && token.depth === 0) {
      endWhere();
      isWhere = keyword === 'WHERE';
    }
    if (isWhere && tokens[at - 1]?.text === '.') properties.push({ name: nameOf(token), at });
  }
}

/**
 * Tells which names of a statement may be the reason for an answer without rows, or without values in a column, if the
 * graph does not have them.
 *
 * A name cannot be the reason where a missing one still gives a value: in `coalesce(n.nickname, n.name)`, CASE,
 * `n.gone IS NULL`, after NOT if the result is true or false, and in ORDER BY. RETURN and OPTIONAL MATCH cannot be the
 * reason for missing rows. In doubt, a name is no reason.
 *
 * @returns a function of the index of the name's token, and of what the name is part of
 */
export function findPossibleReasons(tokens: Tokens, lack: Lack): (index: number, part: Part) => boolean {
  const asked = findOperands(tokens, 'NULL');
  const present = findOperands(tokens, 'NOT', 'NULL');
  /** Indexes of tokens that cannot be a reason: as part of a pattern, and as a value that is read. */
  const idle = { pattern: new Set<number>(), value: new Set<number>() };
  let clause = '';
  let isNegated = false;
  let keepsRows = false;
  let cases = 0;
  /** The words before the open brackets. */
  const words: string[] = [];
  for (const [index, { depth }] of tokens.entries()) {
    words.length = Math.min(words.length, depth);
    const keyword = keywordAt(tokens, index) ?? '';
    if (CLAUSES.has(keyword) && depth === 0) {
      [clause, isNegated] = [keyword, false];
      // A WHERE belongs to the clause before it.
      if (keyword !== 'WHERE')
        keepsRows = keyword === 'RETURN' || keywordAt(tokens, index - 1) === 'OPTIONAL';
    }
    if (keyword === 'NOT' && keywordAt(tokens, index - 1) !== 'IS') isNegated = true;
    if (keyword === 'CASE') cases += 1;
    if (keyword === 'END') cases = Math.max(0, cases - 1);
    words[depth] = keywordAt(tokens, index - 1) ?? '';
    const givesValue = words.some((word) => GIVE_A_VALUE.has(word));
    const isPassed = cases > 0 || clause === 'ORDER' || asked.has(index) || givesValue;
    const isOfNoUse = isPassed || (lack === 'rows' && keepsRows);
    const needsYes = clause === 'WHERE' && !isNegated;
    const isInTest = words.includes('EXISTS');
    const isMatched = /^(?:MATCH|MERGE|CREATE)$/.test(clause);
    if (isOfNoUse || !(needsYes || isMatched)) idle.pattern.add(index);
    if (isOfNoUse || (!needsYes && (isInTest || present.has(index)))) idle.value.add(index);
  }
  spreadInWhere(tokens, idle.value);
  return (index, part) => !idle[part].has(index);
}
