type TokenKind = 'word' | 'quoted' | 'number' | 'string' | 'parameter' | 'symbol';

export interface Token {
  readonly kind: TokenKind;
  /** As written, quotes and backticks included. */
  readonly text: string;
  /** Offsets in the statement, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** How many brackets of any kind are open around it; a bracket itself counts as outside. */
  readonly depth: number;
}

/** Whether a token may be a name: a word, keywords included, or a text in backticks. */
export const isName = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || token?.kind === 'quoted';

const SKIPPED = /(?:\s+|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$))+/y;
/** A word by AGE's rules: every character beyond ASCII is part of a name, combining marks and emoji included. */
const WORD = /[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy;
const NUMBER = /(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const PARAMETER = /\$[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy;
const SYMBOL = /::|\.\.|<=|>=|<>|=~|\+=|\S/y;

/** An unterminated string runs to the end of the statement; the engine reports it. */
const STRING = /'[^'\\]*(?:\\[\s\S][^'\\]*)*['\\]?|"[^"\\]*(?:\\[\s\S][^"\\]*)*["\\]?/y;
const QUOTED = /`[^`]*(?:``[^`]*)*`?/y;

const kinds: readonly (readonly [TokenKind, RegExp])[] = [
  ['word', WORD],
  ['number', NUMBER],
  ['string', STRING],
  ['quoted', QUOTED],
  ['parameter', PARAMETER],
  ['symbol', SYMBOL],
];

function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

/** Cuts Cypher into words, literals and signs; spaces and comments (`//`, `/* *\/`) fall away. Never throws. */
export function tokenize(cypher: string): readonly Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  let depth = 0;
  for (;;) {
    offset += matchAt(SKIPPED, cypher, offset)?.length ?? 0;
    if (offset >= cypher.length) return tokens;
    for (const [kind, pattern] of kinds) {
      const text = matchAt(pattern, cypher, offset);
      if (!text) continue;
      if (/^[)\]}]$/.test(text)) depth = Math.max(0, depth - 1);
      tokens.push({ kind, text, start: offset, end: offset + text.length, depth });
      if (/^[([{]$/.test(text)) depth += 1;
      offset += text.length;
      break;
    }
  }
}

/** The token's word in upper case, or null when it names something: after `.`, `:` or in backticks. */
export function keywordAt(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index];
  if (token?.kind !== 'word') return null;
  const before = tokens[index - 1]?.text;
  return before === '.' || before === ':' ? null : token.text.toUpperCase();
}

/** A name without its backticks. */
export function nameOf(token: Token): string {
  return token.kind === 'quoted' ? token.text.slice(1, -1).replaceAll('``', '`') : token.text;
}

/** Splits tokens at commas, ignoring commas inside brackets. Returns one item at least. */
export function splitAtCommas(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (token.depth === 0 && token.text === ',') items.push([]);
    else items.at(-1)?.push(token);
  }
  return items;
}
