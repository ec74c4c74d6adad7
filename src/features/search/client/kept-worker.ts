import type { FacetFilters } from '../protocol';
import type { ToWorker } from '../worker/messages';

/** The part of a worker that the client uses; tests replace it. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface WorkerOptions {
  readonly createWorker: () => SearchWorker;
  readonly folder: string;
  readonly site: string;
}

/** The embedded engine's worker, as far as a page needs it before its reader searches. */
export interface KeptWorker {
  /** The running worker; starts one if there is none. Throws if no worker can be created. */
  current(): SearchWorker;
  /** Terminates a worker; a new one is started when it is needed. */
  end(worker: SearchWorker): void;
  /** Makes the worker fetch the indexes that requests with these filters will need. Never throws. */
  prepare(facetFilters: FacetFilters | undefined): void;
}

/** Keeps one worker at a time, from when it is first needed until it fails or is ended. */
export function keepWorker({ createWorker, folder, site }: WorkerOptions): KeptWorker {
  let kept: SearchWorker | null = null;
  const post = (message: ToWorker): void => kept?.postMessage(message);
  const end = (worker: SearchWorker): void => {
    worker.terminate();
    if (kept === worker) kept = null;
  };
  const current = (): SearchWorker => {
    if (kept) return kept;
    const worker = (kept = createWorker());
    worker.addEventListener('error', () => end(worker));
    post({ type: 'start', folder, site });
    return worker;
  };
  return {
    current,
    end,
    prepare(facetFilters) {
      try {
        current();
        post({ type: 'prepare', facetFilters });
      } catch (error) {
        console.warn('Search could not be prepared:', error);
      }
    },
  };
}
