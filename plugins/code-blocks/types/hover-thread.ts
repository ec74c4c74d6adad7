import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../background/run-in-thread';
import type { HighlightedFinder } from './highlighted-hovers';
import type { Hover } from './hovers';

export interface Question {
  readonly id: number;
  readonly version: string;
  readonly code: string;
}

/** Samples that will be asked for. */
export interface Expectation {
  readonly version: string;
  readonly codes: readonly string[];
}

export type Message = Question | Expectation;

export type Answer =
  | { readonly id: number; readonly hovers: readonly Hover[] }
  | { readonly id: number; readonly failure: string };

interface Waiting {
  readonly resolve: (hovers: readonly Hover[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Finds hovers in a thread of its own, so that a build without kept types goes on meanwhile. The thread starts at the
 * first question and does not keep the process alive.
 */
export function createHoverThread(root: string): HighlightedFinder {
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
    // A thread that fails tells so twice; the questions are the next one's by then.
    if (worker !== ended) return;
    worker = undefined;
    for (const id of [...waiting.keys()]) take(id)?.reject(error);
  };
  const start = (): Worker => {
    const started = startThread(path.join(__dirname, 'hover-worker.ts'), root);
    started.on('message', (answer: Answer) => {
      const asked = take(answer.id);
      if ('hovers' in answer) asked?.resolve(answer.hovers);
      else asked?.reject(new Error(answer.failure));
    });
    started.on('error', (error: Error) => giveUp(started, error));
    started.on('exit', (code) =>
      giveUp(started, new Error(`The thread that finds types ended with code ${code}.`)),
    );
    return started;
  };

  const send = (message: Message): void => {
    worker ??= start();
    worker.postMessage(message);
  };

  return {
    expect: (version, codes) => send({ version, codes }),
    find: (version, code) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        send({ id, version, code });
        worker?.ref();
      }),
  };
}
