import type { SearchRequest, SearchResult } from '../protocol';
import type { FromWorker, ToWorker } from '../worker/messages';

/** What of a worker the client uses; tests put one of their own in its place. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface SessionOptions {
  readonly createWorker: () => SearchWorker;
  readonly folder: string;
  readonly site: string;
  /** A worker that has not answered after this many milliseconds is given up; default 30 000, as long as a slow line needs. */
  readonly patience?: number;
}

interface Question {
  readonly resolve: (result: SearchResult) => void;
  readonly reject: (error: Error) => void;
}

/** One worker, from its start until it is given up. */
export interface WorkerSession {
  readonly post: (message: ToWorker) => void;
  /** Throws when the question cannot be sent; the answer fails when the worker says so or is given up. */
  readonly ask: (request: SearchRequest, withTexts: boolean) => Promise<SearchResult>;
  /** Answers to what the reader may type next, by request, both as JSON. */
  readonly ahead: ReadonlyMap<string, string>;
}

/** Some eight keys' worth, which is a megabyte. */
const mostAhead = 100;

/**
 * Starts a worker. Questions and answers are its own: what it says late is heard by nobody.
 *
 * @param end - Called once, when it is given up: it failed, or it was silent for too long.
 * @param noteTexts - Called when texts have come that the last answer had to do without.
 */
export function openSession(options: SessionOptions, end: () => void, noteTexts: () => void): WorkerSession {
  const { createWorker, folder, site, patience = 30_000 } = options;
  const worker = createWorker();
  const open = new Map<number, Question>();
  const ahead = new Map<string, string>();
  let lastId = 0;
  let isOver = false;

  const post = (message: ToWorker): void => worker.postMessage(message);

  const giveUp = (reason: string): void => {
    if (isOver) return;
    isOver = true;
    worker.terminate();
    end();
    for (const { reject } of open.values()) reject(new Error(reason));
  };

  const settle = (message: FromWorker): void => {
    if (message.type === 'ahead') {
      if (ahead.size > mostAhead) ahead.clear();
      ahead.set(message.request, message.result);
    } else if (message.type === 'texts') {
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
  post({ type: 'start', folder, site });

  return {
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
