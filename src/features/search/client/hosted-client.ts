import type { SearchClient, SearchRequest, SearchResponse } from '../protocol';
import type { SearchCredentials } from '../../../../config/search';

/**
 * The hosted service's own client, in a chunk of its own that only a hosted site ever loads. Retry, fall-back hosts,
 * timeouts and caching are the client's.
 */
export async function hostedClient({ appId, apiKey, indexName }: SearchCredentials): Promise<SearchClient> {
  const { liteClient } = await import('algoliasearch/lite');
  const client = liteClient(appId, apiKey);
  return {
    async search({ requests }) {
      const named = requests.map((request: SearchRequest) => ({ ...request, indexName }));
      const response: unknown = await client.search({
        requests: named,
      });
      return response as SearchResponse;
    },
  };
}
