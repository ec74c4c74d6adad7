import { describe, expect, it } from 'vitest';
import { runLimited, runStatement, type ProtocolEngine } from './statement-run';

type Exec = ProtocolEngine['execProtocol'];
type Answer = Awaited<ReturnType<Exec>>;
type Notice = Parameters<NonNullable<NonNullable<Parameters<Exec>[1]>['onNotice']>>[0];

interface Sent {
  readonly type: string;
  readonly content: string;
}

/** Reads the messages of a request: a letter, a length that counts itself, the content. */
function readRequest(bytes: Uint8Array): readonly Sent[] {
  const sent: Sent[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = new DataView(bytes.buffer).getUint32(at + 1);
    const content = new TextDecoder().decode(bytes.slice(at + 5, at + 1 + length));
    sent.push({ type: String.fromCharCode(bytes[at] ?? 0), content });
    at += 1 + length;
  }
  return sent;
}

/** An engine that gives every request the same answer, and keeps the last request. */
function engineWith(messages: readonly object[], notices: readonly object[] = []) {
  const sent: Sent[] = [];
  const execProtocol: Exec = async (request, options) => {
    sent.push(...readRequest(request));
    for (const notice of notices) options?.onNotice?.(notice as Notice);
    return Promise.resolve({ messages, data: new Uint8Array() } as unknown as Answer);
  };
  return { engine: { execProtocol }, sent };
}

const complete = { name: 'commandComplete', text: 'SELECT 2' };

/** PGlite's errors are objects of the class `Error`, whose message is not enumerable. */
const refusal = (message: string, more: object = {}): object =>
  Object.assign(new Error(message), { name: 'error', ...more });

describe('an answer', () => {
  it('has the text of every cell, and null where the cell has none', async () => {
    const { engine } = engineWith([
      { name: 'rowDescription', fields: [{ name: 'a' }, { name: 'b' }] },
      { name: 'dataRow', fields: ['1', null] },
      { name: 'dataRow', fields: ['', '{}'] },
      complete,
    ]);
    const { table, error } = await runStatement(engine, 'SELECT');
    const rows = [
      ['1', null],
      ['', '{}'],
    ];
    expect(table).toEqual({ columns: ['a', 'b'], rows, tag: 'SELECT 2' });
    expect(error).toBeNull();
  });

  it('of a statement that returns no table has no columns', async () => {
    const { engine } = engineWith([{ name: 'commandComplete', text: 'CREATE TABLE' }]);
    const { table } = await runStatement(engine, 'CREATE TABLE a ()');
    expect(table).toEqual({ columns: [], rows: [], tag: 'CREATE TABLE' });
  });

  it('that stops at the row limit is whole', async () => {
    const { engine } = engineWith([{ name: 'dataRow', fields: ['1'] }, { name: 'portalSuspended' }]);
    expect((await runLimited(engine, 'SELECT', 1)).table).toEqual({ columns: [], rows: [['1']], tag: '' });
  });

  it('has the notices, in their order', async () => {
    const notices = [{ severity: 'WARNING', message: 'first' }, { message: 'second' }];
    const outcome = await runStatement(engineWith([complete], notices).engine, 'SELECT');
    expect(outcome.notices).toEqual([
      { severity: 'WARNING', message: 'first' },
      { severity: 'NOTICE', message: 'second' },
    ]);
  });

  it('says how long the engine took', async () => {
    const start = performance.now();
    const { ms } = await runStatement(engineWith([complete]).engine, 'SELECT');
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThanOrEqual(performance.now() - start);
  });
});

describe('a refusal', () => {
  it('is the first error, with its code, its place and what the engine adds; rows before it do not count', async () => {
    const { engine } = engineWith([
      { name: 'dataRow', fields: ['1'] },
      refusal('division by zero', { code: '22012', detail: 'why', hint: 'how', position: '8' }),
      refusal('current transaction is aborted', { code: '25P02' }),
    ]);
    const { table, error } = await runStatement(engine, 'SELECT 1 / 0');
    const [code, detail, hint] = ['22012', 'why', 'how'];
    expect(error).toEqual({ message: 'division by zero', code, detail, hint, position: 8 });
    expect(table).toBeNull();
  });

  it('may have no place', async () => {
    const { error } = await runStatement(engineWith([refusal('no', { code: '42601' })]).engine, 'SELECT');
    expect(error).toEqual({ message: 'no', code: '42601', detail: null, hint: null, position: null });
  });
});

describe('a request', () => {
  it('is one message with the statement in UTF-8, closed by a zero byte', async () => {
    const { engine, sent } = engineWith([complete]);
    await runStatement(engine, "RETURN 'Größe'");
    expect(sent).toEqual([{ type: 'Q', content: "RETURN 'Größe'\0" }]);
  });

  it('with a row limit is parsed, bound, described, run so far and synchronized', async () => {
    const { engine, sent } = engineWith([complete]);
    await runLimited(engine, 'SELECT 1', 0x0102);
    expect(sent.map(({ type }) => type).join('')).toBe('PBDES');
    expect(sent.map(({ content }) => content)).toEqual([
      '\0SELECT 1\0\0\0',
      '\0'.repeat(8),
      'P\0',
      '\0\0\0\u0001\u0002',
      '',
    ]);
  });
});
