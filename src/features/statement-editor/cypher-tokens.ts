import type { StreamParser } from '@codemirror/language';
import { tags, type Tag } from '@lezer/highlight';
import { cypherKeywords } from './cypher-words';

/** Each kind of token by the name of its colour: `keyword` wears `--code-keyword` (`src/css/tokens.css`). */
export const tokenTags = {
  comment: tags.comment,
  keyword: tags.keyword,
  string: tags.string,
  number: tags.number,
  constant: tags.literal,
  function: tags.variableName,
  type: tags.typeName,
} satisfies Readonly<Record<string, Tag>>;

export type TokenKind = keyof typeof tokenTags;

/** What a line inherits from the line above: a string or comment that is still open. */
interface OpenText {
  end: "'" | '"' | '*/' | null;
}

type Line = Parameters<StreamParser<OpenText>['token']>[0];

const keywords: ReadonlySet<string> = new Set(cypherKeywords);

/** Eats up to the end of a string or block comment, or of the line. */
function readOpenText(line: Line, state: OpenText): TokenKind {
  const { end } = state;
  const kind = end === '*/' ? 'comment' : 'string';
  while (!line.eol()) {
    if (end !== null && line.match(end)) {
      state.end = null;
      break;
    }
    if (line.next() === '\\' && kind === 'string') line.next();
  }
  return kind;
}

function readOpening(line: Line, state: OpenText): TokenKind | null {
  if (line.match('//')) {
    line.skipToEnd();
    return 'comment';
  }
  const sign = line.peek();
  if (line.match('/*')) state.end = '*/';
  else if (sign === "'" || sign === '"') {
    line.next();
    state.end = sign;
  } else return null;
  return readOpenText(line, state);
}

/** After a colon that stands straight behind a bracket or a name; in a map a space follows the colon. */
function isLabelPlace(line: Line): boolean {
  const before = line.string.slice(Math.max(0, line.pos - 2), line.pos);
  return /^[([\p{L}\p{N}_]:$/u.test(before);
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
  const opening = readOpening(line, state);
  if (opening) return opening;
  if (isLabelPlace(line) && line.match(/^(?:`[^`]+`|\p{L}[\p{L}\p{N}_]*)/u)) return 'type';
  if (line.match(/^\$[\p{L}_][\p{L}\p{N}_]*/u)) return 'constant';
  if (line.match(/^\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/)) return 'number';
  if (line.match(/^[\p{L}_]/u, false)) return readWord(line);
  line.next();
  return null;
}

/** Cuts Cypher into tokens, line by line, as the editor asks for them. */
export const cypherTokens: StreamParser<OpenText> = {
  name: 'cypher',
  startState: () => ({ end: null }),
  copyState: ({ end }) => ({ end }),
  token: (line, state) => (state.end ? readOpenText(line, state) : readToken(line, state)),
  tokenTable: tokenTags,
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
};
