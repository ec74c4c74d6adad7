import { Worker } from 'node:worker_threads';
import { Stop } from '../repository-files/stop';
// Loaded here to keep SWC in the main thread: if the last thread that has its native part ends, loading it again
// crashes the process (@swc/core 1.16.18).
import '../typescript-loader/index.cjs';

/** Plain data, as it can be sent to a thread. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly Plain[];
}

/** What was thrown, as data: an error loses its class on the way from another thread. */
interface Failure {
  readonly message: string;
  readonly stack?: string;
}

type Answer = { readonly id: number } & ({ readonly result: unknown } | { readonly failure: Failure });

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The code of the thread. A loader of TypeScript works only in the thread that registered it, so each thread brings its
 * own.
 */
const answering = `
  const { parentPort, workerData: { loader, module } } = require('node:worker_threads');
  require(loader).register();
  const functions = require(module);
  const answer = async ({ id, name, args }) => {
    try {
      return { id, result: (await functions[name](...args)) ?? null };
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : { message: String(error) };
      return { id, failure: { message, stack } };
    }
  };
  let last = Promise.resolve();
  parentPort.on('message', (call) => {
    last = last.then(async () => parentPort.postMessage(await answer(call)));
  });
`;

/** Restores the error as it was thrown. A `Stop` is recognised by its stack, which equals its message. */
const errorOf = ({ message, stack }: Failure): Error =>
  stack === message ? new Stop(message) : Object.assign(new Error(message), stack && { stack });

/** A thread that runs what a module exports, one call after the other. */
export interface Thread {
  /**
   * @param name - A function that the module exports; it takes plain data and returns plain data or a promise of it.
   * @throws Error with the function's own message and stack when it throws, Stop when it throws one, and an Error that names
   * the module when the thread ends early
   */
  readonly call: <T>(name: string, ...args: readonly Plain[]) => Promise<T>;
  /** Starts the thread before its first call, which then need not wait until its modules are loaded. */
  readonly start: () => void;
  /** Stops the thread; calls that wait fail. */
  readonly end: () => void;
}

/**
 * Makes a thread that starts at its first call or by `start`, even while the caller's thread is busy. It keeps the
 * process alive only as long as a call waits.
 *
 * @param module - Absolute path of a TypeScript module. What it keeps between calls stays as long as the thread.
 */
export function openThread(module: string): Thread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const take = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
    return asked;
  };
  const giveUp = (ended: Worker, error: Error): void => {
    // A thread that fails reports it twice (`error`, then `exit`); by the second time the waiting calls may be those of
    // the next thread.
    if (worker !== ended) return;
    worker = undefined;
    for (const id of [...waiting.keys()]) take(id)?.reject(error);
  };
  const startWorker = (): Worker => {
    const started = new Worker(answering, {
      eval: true,
      workerData: { loader: require.resolve('../typescript-loader/index.cjs'), module },
    });
    started.on('message', (answer: Answer) => {
      const asked = take(answer.id);
      if ('result' in answer) asked?.resolve(answer.result as never);
      else asked?.reject(errorOf(answer.failure));
    });
    started.on('error', (error: Error) => giveUp(started, error));
    started.on('exit', (code) =>
      giveUp(started, new Error(`${module}: the thread ended with code ${code}.`)),
    );
    return started;
  };

  return {
    call: <T>(name: string, ...args: readonly Plain[]) =>
      new Promise<T>((resolve, reject) => {
        const call: Call = { id: ++lastId, name, args };
        waiting.set(call.id, { resolve, reject });
        worker ??= startWorker();
        worker.ref();
        worker.postMessage(call);
      }),
    start: () => {
      worker ??= startWorker();
      if (waiting.size === 0) worker.unref();
    },
    end: () => void worker?.terminate(),
  };
}

/** Runs one function of a module in a thread of its own; see {@link Thread}. */
export async function runInThread<T>(module: string, name: string, args: readonly Plain[]): Promise<T> {
  const thread = openThread(module);
  try {
    return await thread.call<T>(name, ...args);
  } finally {
    thread.end();
  }
}
