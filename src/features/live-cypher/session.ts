import type { FromWorker, ToWorker } from './engine/messages';
import { describeProblem } from './problems';
import { refuse } from './refuse';
import {
  STATEMENT_LIMIT,
  type EngineProblem,
  type LiveOutcome,
  type LiveSession,
  type RunOptions,
  type SessionState,
  type StatementRequest,
} from './session-types';

/** The part of a worker that a session uses, so that tests can stand in for it. */
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

/** PGlite never settles when the policy forbids WebAssembly, so silence counts as failure. */
const SILENCE_MS = 30_000;

/**
 * A timer that is later than this has slept with the page, as on a phone whose reader is in another application: the engine
 * slept, too, and has its time before it once more.
 */
const LATE_MS = 3_000;

interface Asked {
  readonly request: StatementRequest;
  readonly onStart?: () => void;
  readonly settle: (outcome: LiveOutcome) => void;
}

/** The page's side of the engine: a queue of statements, and a worker that answers them one by one. */
class WorkerSession implements LiveSession {
  private state: SessionState = { phase: 'asleep' };
  private worker: EngineWorker | null = null;
  private isReady = false;
  private isKept = true;
  private queue: readonly Asked[] = [];
  private current: Asked | null = null;
  private lastId = 0;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly startWorker: () => EngineWorker) {}

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly run = async (
    request: StatementRequest,
    { signal, onStart }: RunOptions = {},
  ): Promise<LiveOutcome> => {
    const { length } = request.statement;
    if (length > STATEMENT_LIMIT) return refuseLength(length);
    if (signal?.aborted) return { kind: 'stopped', hadStarted: false };
    return new Promise((settle) => {
      const asked = { request, onStart, settle };
      signal?.addEventListener('abort', () => this.stop(asked));
      this.queue = [...this.queue, asked];
      this.wake();
      this.next();
    });
  };

  /** A graph that is still loading is as it was at the start. */
  readonly reset = (): void => {
    if (this.isReady) this.restart();
  };

  readonly close = (): void => this.end({ kind: 'stopped', hadStarted: true });

  /**
   * React, told of the end now, would post itself a message to go on with. Firefox drops what is posted while a page goes
   * into the back-forward cache, and React waits for it ever after; a timer is kept until the page is back.
   */
  readonly leave = (): void => {
    this.worker?.terminate();
    setTimeout(this.close);
  };

  private stop(asked: Asked): void {
    if (asked === this.current) this.restart();
    if (!this.queue.includes(asked)) return;
    this.queue = this.queue.filter((each) => each !== asked);
    asked.settle({ kind: 'stopped', hadStarted: false });
    // Nobody waits for the rest of the download.
    if (!this.isReady && this.queue.length === 0) this.close();
  }

  /** Ends the worker and what runs in it; what waits goes on in a new one. */
  private restart(): void {
    const { queue } = this;
    this.queue = [];
    this.close();
    this.queue = queue;
    // What the reader does next will most likely be another run: be ready for it.
    this.wake();
  }

  private setState(state: SessionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private wake(): void {
    if (this.worker) return;
    try {
      const worker = this.startWorker();
      this.worker = worker;
      worker.addEventListener('message', ({ data }) => {
        if (this.worker === worker) this.hear(data);
      });
      // The script itself could not be loaded.
      worker.addEventListener('error', () => {
        if (this.worker === worker) this.end(describeProblem(this.isReady ? 'broken' : 'network'));
      });
      this.setState({ phase: 'loading', loaded: 0, total: 0 });
      this.watch();
      worker.postMessage({ type: 'boot' });
    } catch {
      this.end(describeProblem('unsupported'));
    }
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    const latest = Date.now() + SILENCE_MS + LATE_MS;
    this.watchdog = setTimeout(() => {
      if (Date.now() > latest) this.watch();
      else this.end(describeProblem('silent'));
    }, SILENCE_MS);
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'progress':
        this.watch();
        this.setState({ phase: 'loading', loaded: message.loaded, total: message.total });
        return;
      case 'ready':
        clearTimeout(this.watchdog);
        this.isReady = true;
        this.setState({ phase: 'ready', isKept: this.isKept });
        this.next();
        return;
      case 'kept':
        this.isKept = message.isKept;
        this.setState({ phase: this.current ? 'running' : 'ready', isKept: this.isKept });
        return;
      case 'failed':
        this.end(describeProblem(message.cause));
        return;
      case 'outcome': {
        if (message.id !== this.lastId || !this.current) return;
        const { settle } = this.current;
        this.current = null;
        this.setState({ phase: 'ready', isKept: this.isKept });
        settle(message.outcome);
        this.next();
      }
    }
  }

  private next(): void {
    if (!this.isReady || this.current) return;
    const [asked, ...queue] = this.queue;
    if (!asked) return;
    this.lastId += 1;
    this.queue = queue;
    this.current = asked;
    this.setState({ phase: 'running', isKept: this.isKept });
    asked.onStart?.();
    this.worker?.postMessage({ type: 'run', id: this.lastId, request: asked.request });
  }

  /** Ends the worker; everything that waits gets the same outcome. */
  private end(outcome: LiveOutcome | EngineProblem): void {
    clearTimeout(this.watchdog);
    this.worker?.terminate();
    const waiting = [...(this.current ? [this.current] : []), ...this.queue];
    this.worker = null;
    this.isReady = false;
    this.current = null;
    this.queue = [];
    this.setState({ phase: 'asleep' });
    for (const { settle } of waiting) settle(outcome);
  }
}

function refuseLength(length: number): LiveOutcome {
  const [limit, actual] = [STATEMENT_LIMIT, length].map((n) => n.toLocaleString('en'));
  return refuse(
    `This statement has ${actual} characters, and the page runs up to ${limit}: make it shorter, or load the data in parts.`,
  );
}

/** A session whose worker is made by `startWorker`, at the first run and again after each end. */
export const createSession = (startWorker: () => EngineWorker): LiveSession => new WorkerSession(startWorker);

/** A session with the real engine. Nothing is loaded before its first run, which fails in a browser without WebAssembly. */
export const openSession = (): LiveSession =>
  createSession(() => {
    if (typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
    return new Worker(new URL('./engine/worker.ts', import.meta.url));
  });
