import { Worker } from 'node:worker_threads';

/** The build's own loader of TypeScript ends at its thread: each thread brings one. */
const loader = "require('tsx/cjs/api').register();";

/** Starts a thread that loads a TypeScript module. */
export const startThread = (module: string, workerData: unknown): Worker =>
  new Worker(`${loader} require(${JSON.stringify(module)});`, { eval: true, workerData });

/** Plain data, as it can be sent to a thread. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

interface Task {
  readonly module: string;
  readonly name: string;
  readonly args: readonly Plain[];
}

const call = `
  const { parentPort, workerData: { module, name, args } } = require('node:worker_threads');
  const work = async () => (await require(module)[name](...args)) ?? null;
  work().then(
    (result) => parentPort.postMessage({ result }),
    (error) => parentPort.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
  );
`;

type Answer<T> = { readonly result: T } | { readonly failure: string };

/**
 * Runs a function in a thread of its own. The thread starts at once, also while the caller's thread is busy.
 *
 * @param module - Absolute path of a TypeScript module.
 * @param name - The function it exports; it takes plain data and returns plain data or a promise of it.
 * @throws Error with the function's own message when it throws, and one that names the module when the thread ends early
 */
export function runInThread<T>(module: string, name: string, ...args: readonly Plain[]): Promise<T> {
  const task: Task = { module, name, args };
  const thread = new Worker(`${loader} ${call}`, { eval: true, workerData: task });
  return new Promise<T>((resolve, reject) => {
    thread.on('message', (answer: Answer<T>) => {
      if ('result' in answer) resolve(answer.result);
      else reject(new Error(answer.failure));
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`${module}: the thread ended with code ${code}.`)));
  });
}
