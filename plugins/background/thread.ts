import { Worker } from 'node:worker_threads';
import { Stop } from '../repository-files/stop';
// Kept loaded here: once the last thread that has SWC's native part ends, to load it again ends the process (@swc/core 1.16.18).
import '../typescript-loader/index.cjs';

/** Plain data, as it can be sent to a thread. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly Plain[];
}

/** What was thrown: an error's class does not come through from another thread. */
interface Failure {
  readonly message: string;
  readonly stack?: string;
}

type Answer = { readonly id: number } & ({ readonly result: unknown } | { readonly failure: Failure });

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The other side. A loader of TypeScript ends at its thread: each thread brings one. */
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

/** The error as it was thrown; a stop is known by its stack, which is its sentence. */
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
 * Makes a thread that starts at its first call if not before, also while the caller's thread is busy, and keeps the process alive only
 * as long as a call waits.
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
    // A thread that fails tells so twice; the calls are the next one's by then.
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
