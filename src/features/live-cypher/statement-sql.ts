export interface SqlStatement {
  /** Without the semicolon. */
  readonly text: string;
  /** Line of its first word inside the whole text, 1-based. */
  readonly line: number;
}

export interface SqlPiece {
  readonly kind: 'code' | 'string' | 'dollar' | 'comment' | 'semicolon';
  readonly text: string;
}

/** As PostgreSQL has it: beyond ASCII all is of a name. */
const DOLLAR = /(?<![\w$\u0080-\uffff])\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/iy;

function blockCommentEnd(sql: string, start: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = start;
  let depth = 0;
  for (let match = mark.exec(sql); match; match = mark.exec(sql)) {
    depth += match[0] === '/*' ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return sql.length;
}

function endOf(sql: string, start: number, pattern: RegExp): number {
  pattern.lastIndex = start;
  return pattern.exec(sql) ? pattern.lastIndex : sql.length;
}

function pieceAt(sql: string, start: number): { readonly kind: SqlPiece['kind']; readonly end: number } {
  const two = sql.slice(start, start + 2);
  const one = sql[start];
  if (two === '--') return { kind: 'comment', end: endOf(sql, start, /[^\n]*/y) };
  if (two === '/*') return { kind: 'comment', end: blockCommentEnd(sql, start) };
  if (/^[eE]'/.test(two) && !/[\w$]/.test(sql[start - 1] ?? ' ')) {
    return { kind: 'string', end: endOf(sql, start + 1, /'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'/y) };
  }
  // A doubled quote ends one piece and begins the next.
  if (one === "'") return { kind: 'string', end: endOf(sql, start, /'[^']*'/y) };
  if (one === '"') return { kind: 'code', end: endOf(sql, start, /"[^"]*"/y) };
  if (one === ';') return { kind: 'semicolon', end: start + 1 };
  if (one === '$') {
    DOLLAR.lastIndex = start;
    const tag = DOLLAR.exec(sql)?.[0];
    if (tag) {
      const close = sql.indexOf(tag, start + tag.length);
      return { kind: 'dollar', end: close < 0 ? sql.length : close + tag.length };
    }
  }
  return { kind: 'code', end: start + 1 };
}

/** Splits SQL into code, quoted texts, comments and semicolons; the joined pieces are the text again. */
export function cutSql(sql: string): readonly SqlPiece[] {
  const pieces: SqlPiece[] = [];
  let code = '';
  const flush = (): void => {
    if (code) pieces.push({ kind: 'code', text: code });
    code = '';
  };
  for (let offset = 0; offset < sql.length;) {
    const { kind, end } = pieceAt(sql, offset);
    const text = sql.slice(offset, end);
    if (kind === 'code') code += text;
    else {
      flush();
      pieces.push({ kind, text });
    }
    offset = end;
  }
  flush();
  return pieces;
}

const breaksIn = (text: string): number => text.split('\n').length - 1;

/**
 * The statements of a script, so that each is sent on its own, as psql does: sent together they would share one
 * transaction. A function body must be quoted; the unquoted form (`BEGIN ATOMIC`) is not understood.
 */
export function splitSql(sql: string): readonly SqlStatement[] {
  const statements: SqlStatement[] = [];
  let text = '';
  let line = 1;
  let filled = false;
  let startLine = 1;
  const close = (): void => {
    if (filled) statements.push({ text: text.trim(), line: startLine });
    filled = false;
  };
  for (const piece of cutSql(sql)) {
    if (piece.kind === 'semicolon') close();
    else {
      if (!filled && piece.kind !== 'comment' && piece.text.trim() !== '') {
        filled = true;
        startLine = line + breaksIn(piece.text) - breaksIn(piece.text.trimStart());
        text = '';
      }
      text += piece.text;
    }
    line += breaksIn(piece.text);
  }
  close();
  return statements;
}

/** The contents of dollar-quoted texts whose preceding code matches a pattern. */
function findDollarTexts(sql: string, after: RegExp): readonly string[] {
  const pieces = cutSql(sql).filter((piece) => piece.kind !== 'comment');
  return pieces.flatMap((piece, index) => {
    // Code, a name, code; there may be more pieces, because comments split them.
    const before = pieces
      .slice(Math.max(0, index - 8), index)
      .map((p) => p.text)
      .join('');
    if (piece.kind !== 'dollar' || !after.test(before)) return [];
    const tag = piece.text.indexOf('$', 1) + 1;
    return [piece.text.slice(tag, -tag)];
  });
}

/** The Cypher texts of a script's `cypher('graph', $$ … $$)` calls. */
export const findCypherCalls = (sql: string): readonly string[] =>
  findDollarTexts(sql, /\bcypher\s*\(\s*'[^']*'\s*,\s*$/i);

/** The texts of a script's functions and procedures (`AS $$ … $$`), and of its `DO` blocks. */
export const findRoutineBodies = (sql: string): readonly string[] =>
  findDollarTexts(sql, /\b(?:as|do(?:\s+language\s+\w+)?)\s*$/i);
