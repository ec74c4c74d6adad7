import type { PGlite } from '@electric-sql/pglite';

/** The one search path of every session here: it serves Cypher, and puts a reader's tables into `public`. */
export const SESSION_SETUP = ["LOAD 'age'", 'SET search_path = "$user", public, ag_catalog'] as const;

/** One table of rows as PostgreSQL's text form gives them: no cell is converted, SQL NULL is null. */
export interface ResultTable {
  /** Empty for statements that return no table. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** PostgreSQL's command tag, such as `SELECT 3` or `CREATE TABLE`. */
  readonly tag: string;
}

export interface EngineNotice {
  readonly severity: string;
  readonly message: string;
}

export interface EngineError {
  readonly message: string;
  /** SQLSTATE. */
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  /** 1-based character in the SQL text. */
  readonly position: number | null;
}

export interface StatementOutcome {
  /** Null when the engine refused the statement. */
  readonly table: ResultTable | null;
  readonly error: EngineError | null;
  readonly notices: readonly EngineNotice[];
  /** Milliseconds on the engine's clock. */
  readonly ms: number;
}

/** The part of PGlite that is used, so that tests can stand in for it. */
export type ProtocolEngine = Pick<PGlite, 'execProtocol'>;

/** A simple-query message: the letter Q, a length that counts itself, the text, a zero byte. */
function queryMessage(sql: string): Uint8Array {
  const text = new TextEncoder().encode(sql);
  const message = new Uint8Array(text.length + 6);
  message[0] = 0x51;
  new DataView(message.buffer).setUint32(1, text.length + 5);
  message.set(text, 5);
  return message;
}

/** A field by name; an error's message is not enumerable, so no listing of entries will do. */
function field(source: object, name: string): unknown {
  const value: unknown = Reflect.get(source, name);
  return value;
}

function textField(source: object, name: string): string | null {
  const value = field(source, name);
  return typeof value === 'string' ? value : null;
}

function readCells(message: object): readonly (string | null)[] {
  const cells = field(message, 'fields');
  return Array.isArray(cells) ? cells.map((cell: unknown) => (typeof cell === 'string' ? cell : null)) : [];
}

function readColumns(message: object): readonly string[] {
  const fields = field(message, 'fields');
  if (!Array.isArray(fields)) return [];
  return fields.map((f: unknown) =>
    typeof f === 'object' && f !== null ? (textField(f, 'name') ?? '') : '',
  );
}

function readError(message: object): EngineError {
  const position = textField(message, 'position');
  return {
    message: textField(message, 'message') ?? 'unknown error',
    code: textField(message, 'code') ?? 'XX000',
    detail: textField(message, 'detail'),
    hint: textField(message, 'hint'),
    position: position === null ? null : Number(position),
  };
}

/**
 * Sends one SQL statement over the simple protocol and gives back the text of every cell. An error of the statement
 * is part of the outcome; only a broken engine throws.
 */
export async function runStatement(engine: ProtocolEngine, sql: string): Promise<StatementOutcome> {
  const notices: EngineNotice[] = [];
  const start = performance.now();
  const { messages } = await engine.execProtocol(queryMessage(sql), {
    throwOnError: false,
    syncToFs: false,
    onNotice: (notice) =>
      notices.push({ severity: notice.severity ?? 'NOTICE', message: notice.message ?? '' }),
  });
  const ms = performance.now() - start;
  let columns: readonly string[] = [];
  let tag = '';
  let error: EngineError | null = null;
  const rows: (readonly (string | null)[])[] = [];
  for (const message of messages) {
    if (message.name === 'rowDescription') columns = readColumns(message);
    else if (message.name === 'dataRow') rows.push(readCells(message));
    else if (message.name === 'commandComplete') tag = textField(message, 'text') ?? '';
    else if (message.name === 'error') error ??= readError(message);
  }
  return { table: error ? null : { columns, rows, tag }, error, notices, ms };
}
