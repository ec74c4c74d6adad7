import type { SearchRequest, SearchResult } from '../protocol';
import type { FromWorker, ToWorker } from '../worker/messages';
import type { SearchWorker } from './kept-worker';

export interface SessionOptions {
  /** A worker that has not answered after this many milliseconds is given up. */
  readonly patience: number;
  /** Called, perhaps more than once, when the worker is given up: it failed, or it did not answer in time. */
  readonly end: () => void;
  /** Called when texts that the last answer lacked have been loaded. */
  readonly noteTexts: () => void;
}

interface Question {
  readonly resolve: (result: SearchResult) => void;
  readonly reject: (error: Error) => void;
}

/** One worker, until it is given up. */
export interface WorkerSession {
  readonly worker: SearchWorker;
  readonly post: (message: ToWorker) => void;
  /** Throws if the request cannot be sent. The promise rejects if the worker reports a failure or is given up. */
  readonly ask: (request: SearchRequest, withTexts: boolean) => Promise<SearchResult>;
  /** Answers to requests that may come next, by request, both as JSON. */
  readonly ahead: ReadonlyMap<string, string>;
}

/** The most answers kept ahead: those of some eight keys, which is a megabyte. */
const mostAhead = 100;

/** Talks with one worker. Each session has its own requests, so late answers of another worker have no effect. */
export function openSession(
  worker: SearchWorker,
  { patience, end, noteTexts }: SessionOptions,
): WorkerSession {
  const open = new Map<number, Question>();
  const ahead = new Map<string, string>();
  let lastId = 0;

  const post = (message: ToWorker): void => worker.postMessage(message);

  const giveUp = (reason: string): void => {
    end();
    for (const { reject } of open.values()) reject(new Error(reason));
  };

  const settle = (message: FromWorker): void => {
    if (message.type === 'ahead') {
      if (ahead.size > mostAhead) ahead.clear();
      ahead.set(message.request, message.result);
    } else if (message.type === 'texts') {
      // The answers kept so far have no snippets either.
      ahead.clear();
      noteTexts();
    } else {
      const asked = open.get(message.id);
      open.delete(message.id);
      if (message.type === 'result') asked?.resolve(message.result);
      else asked?.reject(Object.assign(new Error(message.message), { name: message.name }));
    }
  };

  worker.addEventListener('message', (event) => settle((event as MessageEvent<FromWorker>).data));
  worker.addEventListener('error', (event) => {
    giveUp(`The search worker failed: ${event.message || 'it could not be loaded'}.`);
  });
  worker.addEventListener('messageerror', () => giveUp('The search worker sent what cannot be read.'));

  return {
    worker,
    post,
    ahead,
    ask(request, withTexts) {
      const id = ++lastId;
      post({ type: 'search', id, withTexts, request });
      setTimeout(() => {
        if (open.has(id)) giveUp(`The search worker did not answer in ${patience} ms.`);
      }, patience);
      return new Promise((resolve, reject) => open.set(id, { resolve, reject }));
    },
  };
}
