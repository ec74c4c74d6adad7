import type { FacetFilters, SearchClient, SearchRequest, SearchResponse, SearchResult } from '../protocol';
import type { FromWorker, ToWorker } from '../worker/messages';

/** What of a worker the client uses; tests put one of their own in its place. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface EmbeddedClient extends SearchClient {
  /** Fetches the indexes that requests with these filters will need. Never throws. */
  prepare(facetFilters: FacetFilters | undefined): void;
}

export interface EmbeddedClientOptions {
  readonly createWorker: () => SearchWorker;
  readonly folder: string;
  readonly site: string;
  /** A worker that has not answered after this many milliseconds is given up; default 30 000, as long as a slow line needs. */
  readonly patience?: number;
}

interface Waiting {
  readonly resolve: (result: SearchResult) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Some eight keys' worth, which is a megabyte. */
const mostAhead = 100;

/** Asks the engine in the worker. A worker that dies fails what it was asked and is replaced at the next search. */
export function createEmbeddedClient(options: EmbeddedClientOptions): EmbeddedClient {
  const { createWorker, folder, site, patience = 30_000 } = options;
  const waiting = new Map<number, Waiting>();
  /** Answers to what the reader may type next, by request, both as JSON. */
  const ahead = new Map<string, string>();
  let worker: SearchWorker | null = null;
  let lastId = 0;

  const giveUp = (reason: string): void => {
    worker?.terminate();
    worker = null;
    ahead.clear();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    waiting.clear();
  };

  const start = (): SearchWorker => {
    const started = createWorker();
    started.addEventListener('message', (event) => settle((event as MessageEvent<FromWorker>).data));
    started.addEventListener('error', (event) => {
      giveUp(`The search worker failed: ${event.message || 'it could not be loaded'}.`);
    });
    started.addEventListener('messageerror', () => giveUp('The search worker sent what cannot be read.'));
    started.postMessage({ type: 'start', folder, site } satisfies ToWorker);
    return started;
  };

  const settle = (message: FromWorker): void => {
    if (message.type === 'ahead') {
      if (ahead.size > mostAhead) ahead.clear();
      ahead.set(message.request, message.result);
      return;
    }
    const asked = waiting.get(message.id);
    if (!asked) return;
    clearTimeout(asked.timer);
    waiting.delete(message.id);
    if (message.type === 'result') asked.resolve(message.result);
    else asked.reject(Object.assign(new Error(message.message), { name: message.name }));
  };

  const post = (message: ToWorker): void => {
    worker ??= start();
    worker.postMessage(message);
  };

  const askWorker = (request: SearchRequest, withTexts: boolean): Promise<SearchResult> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const timer = setTimeout(() => giveUp(`The search worker did not answer in ${patience} ms.`), patience);
      waiting.set(id, { resolve, reject, timer });
      try {
        post({ type: 'search', id, withTexts, request });
      } catch (error) {
        // The next worker must not be given up for what this one was not asked.
        clearTimeout(timer);
        waiting.delete(id);
        throw error;
      }
    });

  /** Says what the worker may do while nobody waits for it. */
  const tell = (message: ToWorker): void => {
    try {
      post(message);
    } catch (error) {
      console.warn('Search could not be prepared:', error);
    }
  };

  const ask = (request: SearchRequest): Promise<SearchResult> => {
    // Only what the engine reads is sent: a request may hold what cannot be copied.
    const { query, page, hitsPerPage, facetFilters, attributesToSnippet } = request;
    const { snippetEllipsisText, highlightPreTag, highlightPostTag, mostPerGroup } = request;
    const sent = {
      ...{ query, page, hitsPerPage, facetFilters, attributesToSnippet },
      ...{ snippetEllipsisText, highlightPreTag, highlightPostTag, mostPerGroup },
    };
    // The modal names no page.
    if (page !== undefined) return askWorker(sent, true);
    const known = ahead.get(JSON.stringify(sent));
    const answer = known ? Promise.resolve(JSON.parse(known) as SearchResult) : askWorker(sent, false);
    if (worker) tell({ type: 'typed', request: sent });
    return answer;
  };

  return {
    async search({ requests }): Promise<SearchResponse> {
      return { results: await Promise.all(requests.map(ask)) };
    },
    prepare: (facetFilters) => tell({ type: 'prepare', facetFilters }),
  };
}
