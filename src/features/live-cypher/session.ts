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

/** The part of a worker that a session uses, so that tests can replace it. */
export interface EngineWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

/**
 * After this silence the engine has failed: PGlite's promise never settles if the page's policy forbids WebAssembly.
 */
const SILENCE_MS = 30_000;

/**
 * A timer that fires this late was suspended with the page, for example on a phone whose reader is in another
 * application. The engine was suspended too, so it gets its full time again.
 */
const LATE_MS = 3_000;

interface Asked {
  readonly request: StatementRequest;
  readonly onStart: (() => void) | undefined;
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

  /** Does nothing while the engine is loading, because the graph is unchanged then. */
  readonly reset = (): void => {
    if (this.isReady) this.restart();
  };

  readonly close = (): void => this.end({ kind: 'stopped', hadStarted: true });

  /**
   * Terminates the worker at once, but notifies listeners by a timer. A notification now would make React's scheduler
   * post itself a message. Firefox drops messages posted while a page enters the back-forward cache, and React would
   * wait for ever; a timer survives until the page is back.
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
    // If nothing else is queued, the download is cancelled.
    if (!this.isReady && this.queue.length === 0) this.close();
  }

  /** Ends the worker with its running statement; queued statements continue in a new worker. */
  private restart(): void {
    const { queue } = this;
    this.queue = [];
    this.close();
    this.queue = queue;
    // Starts the new worker at once, because the reader's next action is most likely another run.
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
      // The worker's script could not be loaded.
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

  /** Ends the worker; the running and all queued statements get the same outcome. */
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

/**
 * A session with the real engine. It loads nothing before its first run, which fails in browsers without WebAssembly.
 */
export const openSession = (): LiveSession =>
  createSession(() => {
    if (typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
    return new Worker(new URL('./engine/worker.ts', import.meta.url));
  });
