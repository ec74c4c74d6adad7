import type { SearchClient, SearchRequest, SearchResponse, SearchResult } from '../protocol';
import type { KeptWorker } from './kept-worker';
import { openSession, type WorkerSession } from './worker-session';

export interface EmbeddedClient extends SearchClient {
  /** Called when texts have come that the last answer had to do without: asked again, its hits have snippets. */
  onTexts: (() => void) | null;
}

/** Only what the engine reads is sent: a request may hold what cannot be copied. */
function toSend(request: SearchRequest): SearchRequest {
  const { query, page, hitsPerPage, facetFilters, attributesToSnippet } = request;
  const { snippetEllipsisText, highlightPreTag, highlightPostTag, mostPerGroup } = request;
  return {
    ...{ query, page, hitsPerPage, facetFilters, attributesToSnippet },
    ...{ snippetEllipsisText, highlightPreTag, highlightPostTag, mostPerGroup },
  };
}

/**
 * Asks the engine in the worker. A worker that dies fails what it was asked and is replaced at the next search.
 *
 * @param patience - A worker that has not answered after this many milliseconds is given up. As long as a slow line needs.
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
    // The modal names no page.
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
