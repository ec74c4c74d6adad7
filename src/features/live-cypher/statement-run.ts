import type { PGlite } from '@electric-sql/pglite';

/** The setup of every session. The search path finds AGE's functions, and creates a reader's tables in `public`. */
export const SESSION_SETUP = ["LOAD 'age'", 'SET search_path = "$user", public, ag_catalog'] as const;

/** A table of rows in PostgreSQL's text format: no cell is converted, SQL NULL is null. */
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

/** The messages that end an answer: of a complete statement, and of one that stops at the row limit. */
const ENDS: ReadonlySet<string> = new Set(['commandComplete', 'portalSuspended']);

/** The part of PGlite that is used, so that tests can replace it. */
export type ProtocolEngine = Pick<PGlite, 'execProtocol'>;

/** One message to the server: a letter, a length that counts itself, the content. */
function message(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 5);
  bytes[0] = type.charCodeAt(0);
  new DataView(bytes.buffer).setUint32(1, content.length + 4);
  bytes.set(content, 5);
  return bytes;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A simple query: the text and a zero byte. */
const queryMessage = (sql: string): Uint8Array => message('Q', encode(`${sql}\0`));

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/**
 * Parse, bind, describe, execute up to a number of rows, synchronize. Statement and portal have no name, there are no
 * parameters, and every column comes back as text.
 */
function limitedMessages(sql: string, rowLimit: number): Uint8Array {
  const execute = new Uint8Array(5);
  new DataView(execute.buffer).setUint32(1, rowLimit);
  return join([
    message('P', encode(`\0${sql}\0\0\0`)),
    message('B', new Uint8Array(8)),
    message('D', encode('P\0')),
    message('E', execute),
    message('S', new Uint8Array()),
  ]);
}

/** Reads a field by name. `Object.entries` would miss the message of an error, which is not enumerable. */
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
 * Sends one SQL statement over the simple query protocol and returns the text of every cell. An error of the statement
 * is part of the outcome.
 *
 * @throws Error when the engine broke.
 */
export async function runStatement(engine: ProtocolEngine, sql: string): Promise<StatementOutcome> {
  return send(engine, queryMessage(sql));
}

/**
 * The same, but the engine stops after so many rows, and does not say whether there were more. Only for statements that
 * read: the writes of the rows left out would be left out too.
 */
export async function runLimited(
  engine: ProtocolEngine,
  sql: string,
  rowLimit: number,
): Promise<StatementOutcome> {
  return send(engine, limitedMessages(sql, rowLimit));
}

async function send(engine: ProtocolEngine, request: Uint8Array): Promise<StatementOutcome> {
  const notices: EngineNotice[] = [];
  const start = performance.now();
  const { messages } = await engine.execProtocol(request, {
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
  for (const answer of messages) {
    if (answer.name === 'rowDescription') columns = readColumns(answer);
    else if (answer.name === 'dataRow') rows.push(readCells(answer));
    else if (answer.name === 'commandComplete') tag = textField(answer, 'text') ?? '';
    else if (answer.name === 'error') error ??= readError(answer);
  }
  // PGlite hides failures that break the engine, such as a stack overflow or `7 % 0`, and answers nothing from then on.
  const isWhole = error !== null || messages.some(({ name }) => ENDS.has(name));
  if (!isWhole) throw new Error('The engine broke off.');
  return { table: error ? null : { columns, rows, tag }, error, notices, ms };
}
