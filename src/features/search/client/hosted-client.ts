import type { SearchCredentials } from '../../../../config/search-credentials';
import type { SearchClient, SearchRequest, SearchResponse } from '../protocol';
import { knownHosts } from './known-hosts';

/**
 * The hosted service's own client, in a chunk of its own that only a hosted site ever loads, at the first search.
 * Retry, fall-back hosts, timeouts and caching are the client's, so one client answers all searches.
 */
export function hostedClient({ appId, apiKey, indexName }: SearchCredentials): SearchClient {
  const load = async () =>
    (await import('algoliasearch/lite')).liteClient(appId, apiKey, { hostsCache: knownHosts });
  let loading: ReturnType<typeof load> | undefined;
  return {
    async search({ requests }) {
      loading ??= load();
      // If the chunk failed to load, the next search fetches it again.
      loading.catch(() => (loading = undefined));
      const client = await loading;
      const named = requests.map((request: SearchRequest) => ({ ...request, indexName }));
      const response: unknown = await client.search({ requests: named });
      return response as SearchResponse;
    },
  };
}
