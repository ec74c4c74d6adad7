import type { FromWorker, ToWorker } from './engine/messages';
import { describeProblem } from './problems';
import {
  STATEMENT_LIMIT,
  type EngineProblem,
  type LiveOutcome,
  type LiveSession,
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

const stopped: LiveOutcome = { kind: 'stopped' };

interface Waiting {
  readonly request: StatementRequest;
  readonly settle: (outcome: LiveOutcome) => void;
}

/** The page's side of the engine: a queue of statements, and a worker that answers them one by one. */
class WorkerSession implements LiveSession {
  private state: SessionState = { phase: 'asleep' };
  private worker: EngineWorker | null = null;
  private isReady = false;
  private isKept = true;
  private queue: Waiting[] = [];
  private current: { readonly id: number; readonly settle: (outcome: LiveOutcome) => void } | null = null;
  private lastId = 0;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly startWorker: () => EngineWorker) {}

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly run = async (request: StatementRequest): Promise<LiveOutcome> => {
    const { length } = request.statement;
    if (length > STATEMENT_LIMIT) return refuseLength(length);
    return new Promise((settle) => {
      this.queue.push({ request, settle });
      this.wake();
      this.next();
    });
  };

  readonly stop = (): void => {
    const wasAwake = this.worker !== null;
    this.end(stopped);
    // What the reader does next will most likely be another run: be ready for it.
    if (wasAwake) this.wake();
  };

  readonly reset = (): void => this.stop();

  readonly close = (): void => this.end(stopped);

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
    this.watchdog = setTimeout(() => this.end(describeProblem('silent')), SILENCE_MS);
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
        if (this.isReady) this.setState({ phase: this.current ? 'running' : 'ready', isKept: this.isKept });
        return;
      case 'failed':
        this.end(describeProblem(message.cause));
        return;
      case 'outcome': {
        if (message.id !== this.current?.id) return;
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
    const waiting = this.queue.shift();
    if (!waiting) return;
    this.lastId += 1;
    this.current = { id: this.lastId, settle: waiting.settle };
    this.setState({ phase: 'running', isKept: this.isKept });
    this.worker?.postMessage({ type: 'run', id: this.lastId, request: waiting.request });
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
  return {
    kind: 'refused',
    message: `This statement has ${actual} characters, and the page runs up to ${limit}: make it shorter, or load the data in parts.`,
    code: null,
    detail: null,
    hint: null,
    place: null,
    elapsedMs: 0,
  };
}

/** A session whose worker is made by `startWorker`, at the first run and again after each end. */
export const createSession = (startWorker: () => EngineWorker): LiveSession => new WorkerSession(startWorker);

/** A session with the real engine. Nothing is loaded before its first run. */
export const openSession = (): LiveSession =>
  createSession(() => {
    if (typeof WebAssembly !== 'object') throw new Error('no WebAssembly');
    return new Worker(new URL('./engine/worker.ts', import.meta.url));
  });
