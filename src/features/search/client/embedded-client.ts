import type { SearchClient, SearchRequest, SearchResponse, SearchResult } from '../protocol';
import type { KeptWorker } from './kept-worker';
import { openSession, type WorkerSession } from './worker-session';

export interface EmbeddedClient extends SearchClient {
  /** Called when texts that the last answer lacked have been loaded: a repeated search has snippets. */
  onTexts: (() => void) | null;
}

/** Sends only what the engine reads, because a request may contain values that cannot be cloned. */
function toSend(request: SearchRequest): SearchRequest {
  const { query, page, hitsPerPage, facetFilters, attributesToSnippet } = request;
  const { snippetEllipsisText, highlightPreTag, highlightPostTag, mostPerGroup } = request;
  return {
    ...{ query, page, hitsPerPage, facetFilters, attributesToSnippet },
    ...{ snippetEllipsisText, highlightPreTag, highlightPostTag, mostPerGroup },
  };
}

/**
 * Asks the engine in the worker. If the worker dies, its open requests fail, and the next search starts a new worker.
 *
 * @param patience - milliseconds after which a worker without an answer is given up; as long as a slow line needs
 */
export function createEmbeddedClient(kept: KeptWorker, patience = 30_000): EmbeddedClient {
  let session: WorkerSession | null = null;
  const current = (): WorkerSession => {
    const worker = kept.current();
    if (session?.worker !== worker)
      session = openSession(worker, {
        patience,
        end: () => kept.end(worker),
        noteTexts: () => client.onTexts?.(),
      });
    return session;
  };

  const ask = async (request: SearchRequest): Promise<SearchResult> => {
    const sent = toSend(request);
    const { ahead, ask: askWorker, post } = current();
    // Only the search page names a page, and it waits for texts; the modal does not.
    if (sent.page !== undefined) return askWorker(sent, true);
    const known = ahead.get(JSON.stringify(sent));
    const answer = known ? (JSON.parse(known) as SearchResult) : askWorker(sent, false);
    post({ type: 'typed', request: sent });
    return answer;
  };

  const client: EmbeddedClient = {
    onTexts: null,
    async search({ requests }): Promise<SearchResponse> {
      return { results: await Promise.all(requests.map(ask)) };
    },
  };
  return client;
}
