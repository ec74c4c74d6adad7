import type { FacetFilters, SearchClient, SearchRequest, SearchResponse, SearchResult } from '../protocol';
import { openSession, type SessionOptions, type WorkerSession } from './worker-session';

export interface EmbeddedClient extends SearchClient {
  /** Fetches the indexes that requests with these filters will need. Never throws. */
  prepare(facetFilters: FacetFilters | undefined): void;
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

/** Asks the engine in the worker. A worker that dies fails what it was asked and is replaced at the next search. */
export function createEmbeddedClient(options: SessionOptions): EmbeddedClient {
  let session: WorkerSession | null = null;
  const current = (): WorkerSession =>
    (session ??= openSession(
      options,
      () => (session = null),
      () => client.onTexts?.(),
    ));

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
    prepare(facetFilters) {
      try {
        current().post({ type: 'prepare', facetFilters });
      } catch (error) {
        console.warn('Search could not be prepared:', error);
      }
    },
  };
  return client;
}
