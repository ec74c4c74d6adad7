import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from './engine/messages';
import { createSession } from './session';
import { STATEMENT_LIMIT, type LiveOutcome, type LiveSession, type RunOptions } from './session-types';

type Listener = (event: { readonly data: FromWorker }) => void;

class FakeWorker {
  readonly sent: ToWorker[] = [];
  isEnded = false;
  private hear: Listener = () => undefined;
  private fail: () => void = () => undefined;

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  addEventListener(type: 'message' | 'error', listener: Listener & (() => void)): void {
    if (type === 'message') this.hear = listener;
    else this.fail = listener;
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: FromWorker): void {
    this.hear({ data });
  }

  breakScript(): void {
    this.fail();
  }
}

const workers: FakeWorker[] = [];
const last = (): FakeWorker => {
  const worker = workers.at(-1);
  if (!worker) throw new Error('no worker was made');
  return worker;
};
const result = (elapsedMs: number): LiveOutcome => ({
  kind: 'answer',
  columns: [],
  rows: [],
  rowCount: 0,
  truncated: false,
  returnsRows: false,
  elapsedMs,
  notices: [],
  unknown: { labels: [], properties: [], meant: [] },
  hint: null,
  brokenEdges: 0,
});
let session: LiveSession;
const run = async (statement: string, options?: RunOptions): Promise<LiveOutcome> =>
  session.run({ statement, graph: 'bicycle' }, options);

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
  session = createSession(() => {
    workers.push(new FakeWorker());
    return last();
  });
});
afterEach(() => vi.useRealTimers());

describe('a session', () => {
  it('loads nothing before the first run', () => {
    expect(workers).toEqual([]);
    expect(session.getState()).toEqual({ phase: 'asleep' });
  });

  it('runs statements one after the other once the engine has loaded', async () => {
    const states: string[] = [];
    session.subscribe(() => states.push(session.getState().phase));
    const answers = [run('RETURN 1'), run('RETURN 2')];
    await Promise.resolve();
    expect(last().sent).toEqual([{ type: 'boot' }]);
    expect(session.getState()).toEqual({ phase: 'loading', loaded: 0, total: 0 });
    last().say({ type: 'progress', loaded: 5, total: 10 });
    expect(session.getState()).toEqual({ phase: 'loading', loaded: 5, total: 10 });
    last().say({ type: 'ready' });
    expect(last().sent.length, 'the second statement waits for the first').toBe(2);
    last().say({ type: 'outcome', id: 1, outcome: result(1) });
    // A repeated outcome is not taken for the answer to the second statement.
    last().say({ type: 'outcome', id: 1, outcome: result(1) });
    last().say({ type: 'outcome', id: 2, outcome: result(2) });
    expect(await Promise.all(answers)).toEqual([result(1), result(2)]);
    expect(workers).toHaveLength(1);
    expect(states.at(-1)).toBe('ready');
  });

  it('runs a statement at once while the engine is idle', async () => {
    void run('RETURN 1');
    await Promise.resolve();
    last().say({ type: 'ready' });
    last().say({ type: 'outcome', id: 1, outcome: result(1) });
    void run('RETURN 2');
    await Promise.resolve();
    expect(last().sent.at(-1)).toMatchObject({ type: 'run', id: 2, request: { statement: 'RETURN 2' } });
    expect(session.getState().phase).toBe('running');
  });

  it('stops the running statement, and runs the waiting one in a new engine', async () => {
    const stopper = new AbortController();
    const started: string[] = [];
    const stopped = run('RETURN 1', { signal: stopper.signal, onStart: () => started.push('first') });
    const other = run('RETURN 2', { onStart: () => started.push('second') });
    await Promise.resolve();
    expect(started).toEqual([]);
    last().say({ type: 'ready' });
    expect(started).toEqual(['first']);
    stopper.abort();
    expect(await stopped).toEqual({ kind: 'stopped', hadStarted: true });
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    // Messages that the ended worker still sends do not change the state of the new one.
    workers[0]?.say({ type: 'outcome', id: 1, outcome: result(9) });
    workers[0]?.say({ type: 'ready' });
    workers[0]?.breakScript();
    expect(session.getState().phase).toBe('loading');
    last().say({ type: 'ready' });
    expect(started).toEqual(['first', 'second']);
    last().say({ type: 'outcome', id: 2, outcome: result(2) });
    expect(await other).toEqual(result(2));
    stopper.abort();
    expect(last().isEnded).toBe(false);
  });

  it('starts a new engine when the only statement is stopped', async () => {
    const stopper = new AbortController();
    const stopped = run('RETURN 1', { signal: stopper.signal });
    await Promise.resolve();
    last().say({ type: 'ready' });
    stopper.abort();
    expect(await stopped).toEqual({ kind: 'stopped', hadStarted: true });
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(session.getState().phase).toBe('loading');
    last().say({ type: 'ready' });
    expect(session.getState()).toEqual({ phase: 'ready', isKept: true });
  });

  it('removes a statement that is stopped while it waits from the queue, and no other', async () => {
    const stopper = new AbortController();
    const answers = [run('RETURN 1'), run('RETURN 2', { signal: stopper.signal }), run('RETURN 3')];
    await Promise.resolve();
    last().say({ type: 'ready' });
    stopper.abort();
    expect(await answers[1]).toEqual({ kind: 'stopped', hadStarted: false });
    last().say({ type: 'outcome', id: 1, outcome: result(1) });
    last().say({ type: 'outcome', id: 2, outcome: result(3) });
    expect(await answers[0]).toEqual(result(1));
    expect(await answers[2]).toEqual(result(3));
    expect(last().sent.map((message) => message.type === 'run' && message.request.statement)).toEqual([
      false,
      'RETURN 1',
      'RETURN 3',
    ]);
    expect(workers).toHaveLength(1);
  });

  it('neither runs a statement whose signal is already aborted nor loads the engine for it', async () => {
    expect(await run('RETURN 1', { signal: AbortSignal.abort() })).toEqual({
      kind: 'stopped',
      hadStarted: false,
    });
    expect(workers).toHaveLength(0);
  });

  it('lets the running statement finish when the only waiting one is stopped', async () => {
    const first = run('RETURN 1');
    await Promise.resolve();
    last().say({ type: 'ready' });
    const stopper = new AbortController();
    const second = run('RETURN 2', { signal: stopper.signal });
    await Promise.resolve();
    expect(last().sent.length, 'the second statement waits for the first').toBe(2);
    stopper.abort();
    expect(await second).toEqual({ kind: 'stopped', hadStarted: false });
    last().say({ type: 'outcome', id: 1, outcome: result(1) });
    expect(await first).toEqual(result(1));
  });

  it('ends a download when the last statement that waits for it is stopped', async () => {
    const stoppers = [new AbortController(), new AbortController()];
    const answers = stoppers.map(async ({ signal }) => run('RETURN 1', { signal }));
    await Promise.resolve();
    stoppers[0]?.abort();
    expect(last().isEnded).toBe(false);
    stoppers[1]?.abort();
    expect(last().isEnded).toBe(true);
    expect(session.getState()).toEqual({ phase: 'asleep' });
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ kind: 'stopped', hadStarted: false })));
  });

  it('starts a new engine at a reset, but not while the first one is still loading', async () => {
    const answers = [run('RETURN 1'), run('RETURN 2')];
    await Promise.resolve();
    session.reset();
    expect(workers).toHaveLength(1);
    last().say({ type: 'ready' });
    session.reset();
    expect(await answers[0]).toEqual({ kind: 'stopped', hadStarted: true });
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    last().say({ type: 'ready' });
    last().say({ type: 'outcome', id: 2, outcome: result(2) });
    expect(await answers[1]).toEqual(result(2));
  });

  it('ends its worker when it is closed, and starts a new one at the next run', async () => {
    void run('RETURN 1');
    await Promise.resolve();
    session.close();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    session.close();
    void run('RETURN 2');
    await Promise.resolve();
    expect(workers).toHaveLength(2);
    last().say({ type: 'ready' });
    expect(last().sent.at(-1), 'the new engine gets the new statement').toMatchObject({
      request: { statement: 'RETURN 2' },
    });
  });

  it('does not notify a listener that has unsubscribed', () => {
    let told = 0;
    const stop = session.subscribe(() => (told += 1));
    stop();
    void run('RETURN 1');
    expect(told).toBe(0);
  });

  it('ends its worker when the page is left, and notifies its listeners only when the page goes on', async () => {
    const answer = run('RETURN 1');
    await Promise.resolve();
    let told = 0;
    session.subscribe(() => (told += 1));
    session.leave();
    expect(last().isEnded).toBe(true);
    await Promise.resolve();
    expect(told).toBe(0);
    vi.advanceTimersByTime(0);
    await expect(answer).resolves.toEqual({ kind: 'stopped', hadStarted: true });
    expect(told).toBe(1);
    expect(session.getState()).toEqual({ phase: 'asleep' });
  });

  it('does nothing when a page is left that has no engine', () => {
    expect(() => session.leave()).not.toThrow();
    vi.advanceTimersByTime(0);
    expect(session.getState()).toEqual({ phase: 'asleep' });
  });

  it('gives up after 30 seconds of silence, but not while bytes arrive', async () => {
    const answer = run('RETURN 1');
    await Promise.resolve();
    vi.advanceTimersByTime(29_000);
    last().say({ type: 'progress', loaded: 1, total: 2 });
    vi.advanceTimersByTime(29_000);
    expect(session.getState().phase).toBe('loading');
    vi.advanceTimersByTime(1_001);
    expect(await answer).toMatchObject({ kind: 'failed', cause: 'silent' });
    expect(last().isEnded).toBe(true);
  });

  it('gives up even if its timer fires a second late', async () => {
    const answer = run('RETURN 1');
    await Promise.resolve();
    vi.advanceTimersByTime(29_000);
    vi.setSystemTime(Date.now() + 1_000);
    vi.advanceTimersByTime(1_000);
    expect(session.getState()).toEqual({ phase: 'asleep' });
    expect(await answer).toMatchObject({ kind: 'failed', cause: 'silent' });
  });

  it('does not count the time for which the page was suspended', async () => {
    const answer = run('RETURN 1');
    await Promise.resolve();
    vi.advanceTimersByTime(29_000);
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(30_000);
    expect(session.getState().phase).toBe('loading');
    vi.advanceTimersByTime(1_001);
    expect(await answer).toMatchObject({ kind: 'failed', cause: 'silent' });
  });

  it('does not give up on a statement that runs for ten minutes', async () => {
    void run('RETURN 1');
    await Promise.resolve();
    last().say({ type: 'ready' });
    vi.advanceTimersByTime(600_000);
    expect(session.getState().phase).toBe('running');
  });

  it.each([
    ['the engine says why', (worker: FakeWorker) => worker.say({ type: 'failed', cause: 'network' })],
    ['its script does not load', (worker: FakeWorker) => worker.breakScript()],
  ])('reports a network failure when %s, and tries again at the next run', async (_, breakIt) => {
    const answer = run('RETURN 1');
    await Promise.resolve();
    breakIt(last());
    expect(await answer).toMatchObject({ kind: 'failed', cause: 'network' });
    void run('RETURN 1');
    await Promise.resolve();
    expect(workers).toHaveLength(2);
  });

  it('reports a script that fails after loading as broken, and starts a new engine at the next run', async () => {
    const answer = run('RETURN 1');
    await Promise.resolve();
    last().say({ type: 'ready' });
    last().breakScript();
    expect(await answer).toMatchObject({ kind: 'failed', cause: 'broken' });
    expect(session.getState()).toEqual({ phase: 'asleep' });
    void run('RETURN 1');
    await Promise.resolve();
    expect(last().sent, 'no statement is sent before the next engine is ready').toEqual([{ type: 'boot' }]);
  });

  it('reports an unsupported browser if no worker can be created', async () => {
    session = createSession(() => {
      throw new Error('no');
    });
    expect(await run('RETURN 1')).toMatchObject({ kind: 'failed', cause: 'unsupported' });
  });

  it('refuses a statement that is too long without starting an engine', async () => {
    const refused = await run('x'.repeat(STATEMENT_LIMIT + 1));
    expect(refused).toMatchObject({ kind: 'refused', code: null });
    expect('message' in refused && refused.message).toContain(
      'has 50,001 characters, and the page runs up to 50,000:',
    );
    expect(workers).toEqual([]);
    void run('x'.repeat(STATEMENT_LIMIT));
    expect(workers).toHaveLength(1);
  });

  it('remembers that the browser did not cache the engine', async () => {
    void run('RETURN 1');
    await Promise.resolve();
    last().say({ type: 'ready' });
    last().say({ type: 'kept', isKept: false });
    expect(session.getState()).toEqual({ phase: 'running', isKept: false });
    last().say({ type: 'outcome', id: 1, outcome: result(1) });
    expect(session.getState()).toEqual({ phase: 'ready', isKept: false });
    last().say({ type: 'kept', isKept: false });
    expect(session.getState()).toEqual({ phase: 'ready', isKept: false });
    void run('RETURN 2');
    expect(session.getState()).toEqual({ phase: 'running', isKept: false });
  });
});
