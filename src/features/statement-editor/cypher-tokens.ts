import type { StreamParser } from '@codemirror/language';
import { tags, type Tag } from '@lezer/highlight';
import { cypherKeywords } from './cypher-words';

/** The kinds of tokens, named after their colours: `keyword` has the colour `--code-keyword` (`src/css/tokens.css`). */
export const tokenTags = {
  comment: tags.comment,
  keyword: tags.keyword,
  string: tags.string,
  number: tags.number,
  constant: tags.literal,
  function: tags.variableName,
  type: tags.typeName,
} satisfies Readonly<Record<string, Tag>>;

type TokenKind = keyof typeof tokenTags;

/** The state passed from line to line: an unclosed string, comment or name in backticks. */
interface OpenText {
  end: "'" | '"' | '`' | '*/' | null;
  kind: TokenKind | null;
}

type Line = Parameters<StreamParser<OpenText>['token']>[0];

const keywords: ReadonlySet<string> = new Set(cypherKeywords);

/** Consumes the open text up to its end, or to the end of the line. */
function readOpenText(line: Line, state: OpenText): TokenKind | null {
  const { end, kind } = state;
  while (!line.eol()) {
    // In a name, two backticks are an escaped one.
    if (end === '`' && line.match('``')) continue;
    if (end !== null && line.match(end)) {
      state.end = null;
      break;
    }
    if (line.next() === '\\' && kind === 'string') line.next();
  }
  return kind;
}

/**
 * Whether a label may follow: after a colon that directly follows a bracket or a name. In a map, a space follows the
 * colon.
 */
function isLabelPlace(line: Line): boolean {
  const before = line.string.slice(Math.max(0, line.pos - 2), line.pos);
  return /^[([\p{L}\p{N}_]:$/u.test(before);
}

/** Consumes the sign that opens a text; false if there is none. */
function readOpening(line: Line, state: OpenText): boolean {
  const sign = line.peek();
  if (line.match('/*')) {
    state.end = '*/';
    state.kind = 'comment';
  } else if (sign === "'" || sign === '"' || sign === '`') {
    const kindOfName = isLabelPlace(line) ? 'type' : null;
    state.kind = sign === '`' ? kindOfName : 'string';
    state.end = sign;
    line.next();
  } else return false;
  return true;
}

function readWord(line: Line): TokenKind | null {
  const start = line.pos;
  const before = line.string[start - 1];
  line.match(/^[\p{L}_][\p{L}\p{N}_]*/u);
  const word = line.string.slice(start, line.pos).toUpperCase();
  if (before === '.' && line.string[start - 2] !== '.') return null;
  if (/^(?:TRUE|FALSE|NULL)$/.test(word)) return 'constant';
  if (keywords.has(word) && !line.match(/^\s*:/, false)) return 'keyword';
  return line.peek() === '(' ? 'function' : null;
}

function readToken(line: Line, state: OpenText): TokenKind | null {
  if (line.eatSpace()) return null;
  if (line.match('//')) {
    line.skipToEnd();
    return 'comment';
  }
  if (readOpening(line, state)) return readOpenText(line, state);
  if (isLabelPlace(line) && line.match(/^\p{L}[\p{L}\p{N}_]*/u)) return 'type';
  if (line.match(/^\$[\p{L}_][\p{L}\p{N}_]*/u)) return 'constant';
  if (line.match(/^\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/)) return 'number';
  if (line.match(/^[\p{L}_]/u, false)) return readWord(line);
  line.next();
  return null;
}

/** Splits Cypher into tokens, line by line, as the editor requests them. */
export const cypherTokens: StreamParser<OpenText> = {
  name: 'cypher',
  startState: () => ({ end: null, kind: null }),
  copyState: (state) => ({ ...state }),
  token: (line, state) => (state.end ? readOpenText(line, state) : readToken(line, state)),
  tokenTable: tokenTags,
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
};
