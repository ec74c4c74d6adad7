import { isName, keywordAt, nameOf, splitAtCommas, tokenize, type Token } from './statement-tokens';

/** A statement that cannot be put into AGE's `cypher()` call; the message says what to write instead. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
}

export interface WrappedStatement {
  /** `SELECT * FROM cypher('graph', $cypher$ … $cypher$) AS ("column" agtype, …)`. */
  readonly sql: string;
  /** Column names, unique, in order; one column named `result` when the statement returns nothing. */
  readonly columns: readonly string[];
  readonly returnsRows: boolean;
  /** True if an ORDER BY after the last RETURN guarantees the order of the rows. */
  readonly ordered: boolean;
  /** Where the Cypher text starts inside `sql`, in UTF-16 units. */
  readonly cypherStart: number;
}

/** PostgreSQL truncates names after this many bytes. */
const NAME_BYTES = 63;
const AFTER_ITEMS: ReadonlySet<string> = new Set(['ORDER', 'SKIP', 'LIMIT', 'UNION']);

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

function shorten(name: string, bytes: number): string {
  if (byteLength(name) <= bytes) return name;
  let short = '';
  for (const character of name) {
    if (byteLength(`${short}${character}…`) > bytes) break;
    short += character;
  }
  return `${short}…`;
}

function unique(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  /**
   * The first suffix that may be free, by name. Without it, each of 12,500 columns with the same name tried all earlier
   * numbers, which took 97 s.
   */
  const free = new Map<string, number>();
  return names.map((name) => {
    const short = shorten(name, NAME_BYTES);
    let candidate = short;
    for (let n = free.get(short) ?? 2; taken.has(candidate); n += 1) {
      candidate = `${shorten(name, NAME_BYTES - `_${n}`.length)}_${n}`;
      free.set(short, n + 1);
    }
    taken.add(candidate);
    return candidate;
  });
}

/** The text of some tokens, without comments and with single spaces. */
function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) =>
      index > 0 && token.start > (tokens[index - 1]?.end ?? 0) ? ` ${token.text}` : token.text,
    )
    .join('');
}

function nameItem(item: readonly Token[], index: number): string {
  const last = item.at(-1);
  const named = item.at(-2)?.text.toUpperCase() === 'AS';
  const isNamed = named && isName(last);
  // An empty name is replaced, so that AGE reports it: PostgreSQL would refuse it in the column list without a
  // position.
  return (isNamed ? nameOf(last) : textOf(item)) || `column_${index + 1}`;
}

function findKeyword(tokens: readonly Token[], keyword: string): number {
  return tokens.findIndex((t, i) => t.depth === 0 && keywordAt(tokens, i) === keyword);
}

function itemsAfter(
  tokens: readonly Token[],
  start: number,
  stop: (word: string) => boolean,
): readonly Token[] {
  const rest = tokens.slice(start);
  const end = rest.findIndex((t, i) => t.depth === 0 && stop(keywordAt(tokens, start + i) ?? ''));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The column names after the first RETURN (those of a UNION too), after YIELD, or of a bare CALL; otherwise null. */
function findColumns(tokens: readonly Token[]): readonly string[] | null {
  const atReturn = findKeyword(tokens, 'RETURN');
  if (atReturn >= 0) {
    const start = atReturn + (keywordAt(tokens, atReturn + 1) === 'DISTINCT' ? 2 : 1);
    const items = splitAtCommas(itemsAfter(tokens, start, (word) => AFTER_ITEMS.has(word)));
    if (items.some((item) => item.length === 1 && item[0]?.text === '*')) {
      throw new StatementError('AGE needs a name for each column: write the names instead of RETURN *.');
    }
    return items.map(nameItem);
  }
  const atCall = findKeyword(tokens, 'CALL');
  if (atCall < 0) return null;
  const atYield = findKeyword(tokens, 'YIELD');
  if (atYield >= 0)
    return splitAtCommas(itemsAfter(tokens, atYield + 1, (word) => word === 'WHERE')).map(nameItem);
  const called = tokens.slice(atCall + 1).filter((token) => token.kind === 'word' && token.depth === 0);
  return [called.at(-1)?.text ?? 'result'];
}

function isOrdered(tokens: readonly Token[]): boolean {
  let order = -1;
  let lastReturn = -1;
  tokens.forEach((token, index) => {
    if (token.depth > 0) return;
    const word = keywordAt(tokens, index);
    if (word === 'RETURN') lastReturn = index;
    if (word === 'ORDER' && keywordAt(tokens, index + 1) === 'BY') order = index;
  });
  return lastReturn >= 0 && order > lastReturn;
}

/** A dollar quote that does not occur in the text, so that no text can end it. */
function chooseTag(text: string): string {
  let tag = '$cypher$';
  for (let n = 1; text.includes(tag); n += 1) tag = `$cypher${n}$`;
  return tag;
}

/** A text as SQL writes it, quotes included. */
export const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** A name as SQL writes it, quotes included. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Wraps one Cypher statement in the SQL that AGE runs. Columns are named after RETURN's aliases, or else after the
 * expressions as written.
 *
 * @throws StatementError for an empty statement, for `RETURN *`, and for a character that a message to the server
 * cannot contain. All other errors are left to AGE.
 */
export function wrapCypher(graph: string, cypher: string): WrappedStatement {
  const tokens = tokenize(cypher);
  if (tokens.length === 0)
    throw new StatementError('There is no statement here: write one, such as MATCH (n) RETURN n.');
  const nul = cypher.indexOf('\0');
  if (nul >= 0) {
    const line = cypher.slice(0, nul).split('\n').length;
    throw new StatementError(
      `PostgreSQL takes no NUL character: delete the one in line ${line}. It may have come with pasted text.`,
    );
  }
  const found = findColumns(tokens);
  const columns = unique(found ?? ['result']);
  const tag = chooseTag(cypher);
  const head = `SELECT * FROM cypher(${quoteLiteral(graph)}, ${tag}\n`;
  const list = columns.map((column) => `${quoteIdentifier(column)} agtype`).join(', ');
  return {
    sql: `${head}${cypher}\n${tag}) AS (${list})`,
    columns,
    returnsRows: found !== null,
    ordered: isOrdered(tokens),
    cypherStart: head.length,
  };
}

/** The 1-based position of an error in the Cypher text, in characters; null if it is outside that text. */
export function locateError(
  wrapped: WrappedStatement,
  cypher: string,
  position: number | null,
): { readonly line: number; readonly column: number } | null {
  if (position === null) return null;
  // PostgreSQL counts characters, JavaScript UTF-16 units.
  const before = Array.from(wrapped.sql)
    .slice(0, position - 1)
    .join('');
  const offset = before.length - wrapped.cypherStart;
  if (offset < 0 || offset > cypher.length) return null;
  const lines = cypher.slice(0, offset).split('\n');
  return { line: lines.length, column: Array.from(lines.at(-1) ?? '').length + 1 };
}
