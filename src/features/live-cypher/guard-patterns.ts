import { isName, keywordAt, nameOf, splitAtCommas, type Token } from './statement-tokens';

interface NodePattern {
  /** Null for `()` and `(:Label)`. */
  readonly variable: string | null;
  /** `()`, which every vertex matches. */
  readonly isAny: boolean;
}

interface EdgePattern {
  readonly variable: string | null;
  /** `-[r]-`, which every edge matches, whatever its label and direction. */
  readonly isAny: boolean;
  /** Indexes into the path's nodes. */
  readonly from: number;
  readonly to: number;
}

export interface PathPattern {
  readonly nodes: readonly NodePattern[];
  readonly edges: readonly EdgePattern[];
}

export interface Clause {
  /** `MATCH`, `MERGE`, `DELETE`, `DETACH DELETE`, … */
  readonly keyword: string;
  readonly tokens: readonly Token[];
  /** Offset of the keyword. */
  readonly start: number;
}

const STARTS: ReadonlySet<string> = new Set([
  'MATCH',
  'MERGE',
  'CREATE',
  'DELETE',
  'WITH',
  'UNWIND',
  'RETURN',
  'SET',
  'REMOVE',
  'WHERE',
  'ORDER',
  'SKIP',
  'LIMIT',
  'UNION',
  'CALL',
  'YIELD',
]);

/** Splits a statement into clauses; keywords inside brackets do not start a clause. */
export function splitClauses(tokens: readonly Token[]): readonly Clause[] {
  const clauses: { keyword: string; tokens: Token[]; start: number }[] = [];
  tokens.forEach((token, index) => {
    const word = token.depth === 0 ? keywordAt(tokens, index) : null;
    // `STARTS WITH` and `ENDS WITH` are operators.
    const operator = word === 'WITH' && /^(?:STARTS|ENDS)$/i.test(tokens[index - 1]?.text ?? '');
    if (word && STARTS.has(word) && !operator) {
      const before = keywordAt(tokens, index - 1);
      // OPTIONAL and DETACH belong to this clause; left to the one before, `WITH n OPTIONAL` would name a variable.
      if (before === 'OPTIONAL' || before === 'DETACH') clauses.at(-1)?.tokens.pop();
      const keyword = before === 'DETACH' && word === 'DELETE' ? 'DETACH DELETE' : word;
      clauses.push({ keyword, tokens: [], start: token.start });
    } else {
      clauses.at(-1)?.tokens.push(token);
    }
  });
  return clauses;
}

function variableAfter(tokens: readonly Token[], bracket: number): string | null {
  const next = tokens[bracket + 1];
  return isName(next) ? nameOf(next) : null;
}

function readPath(tokens: readonly Token[]): PathPattern {
  const nodes: NodePattern[] = [];
  const edges: EdgePattern[] = [];
  let edge: string | null = null;
  /** Whether everything since the last vertex is `-[variable]-`. */
  let isAny = true;
  tokens.forEach((token, index) => {
    if (token.depth > 0) return;
    if (token.text === '[') {
      edge = variableAfter(tokens, index);
      isAny &&= tokens[index + 2]?.text === ']';
    }
    if (/^[<>]$/.test(token.text)) isAny = false;
    if (token.text !== '(') return;
    if (nodes.length > 0) edges.push({ variable: edge, isAny, from: nodes.length - 1, to: nodes.length });
    nodes.push({ variable: variableAfter(tokens, index), isAny: tokens[index + 1]?.text === ')' });
    edge = null;
    isAny = true;
  });
  return { nodes, edges };
}

/** The paths of a MATCH, MERGE or CREATE clause. */
export function readPaths(clause: Clause): readonly PathPattern[] {
  return splitAtCommas(clause.tokens).map(readPath);
}

interface NamedValue {
  readonly name: string;
  readonly value: readonly Token[];
}

/** The names that a WITH or UNWIND clause defines (aliases and plain variables), and whether earlier names stay. */
export function readNames(clause: Clause): {
  readonly names: readonly NamedValue[];
  readonly keepsOthers: boolean;
} {
  const items = splitAtCommas(clause.tokens).map((item) =>
    keywordAt(item, 0) === 'DISTINCT' ? item.slice(1) : item,
  );
  const names = items.flatMap((tokens) => {
    const last = tokens.at(-1);
    if (!isName(last)) return [];
    const hasAlias = keywordAt(tokens, tokens.length - 2) === 'AS';
    return [{ name: nameOf(last), value: hasAlias ? tokens.slice(0, -2) : tokens }];
  });
  const hasStar = items.some(([first]) => first?.text === '*');
  return { names, keepsOthers: hasStar || clause.keyword === 'UNWIND' };
}
