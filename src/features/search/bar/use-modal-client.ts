import { useCallback } from 'react';
import type { DocSearchTransformClient } from '@docsearch/react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useIsHosted } from '../client/engine-choice';
import { showingFailures } from '../client/failure';
import { keepKnownHosts } from '../client/known-hosts';
import { makeSafe, showSnippets } from '../client/safe-hits';
import { useEmbeddedClient } from '../client/use-embedded-client';
import type { SearchClient } from '../protocol';
import { noteQuestion } from './open-question';
import { repairSavedSearches } from './saved-searches';

type TransformClient = (client: DocSearchTransformClient) => DocSearchTransformClient;

/** The theme passes DocSearch's configuration on without a type. */
interface AlgoliaConfig {
  readonly indexName: string;
  readonly maxResultsPerGroup?: number;
}

/** The highlight tags that the modal requests; it inserts texts with them as HTML. */
const markTags = { before: '<mark>', after: '</mark>' };

/**
 * Returns the function that replaces the modal's client by the site's engine. The modal calls it first when it opens,
 * before it reads saved searches, so it also repairs those.
 */
export function useModalClient(): TransformClient {
  const { algolia } = useAlgoliaThemeConfig();
  const { indexName, maxResultsPerGroup: perGroup } = algolia as AlgoliaConfig;
  const {
    siteMetadata: { docusaurusVersion },
    siteConfig: { baseUrl },
  } = useDocusaurusContext();
  const isHosted = useIsHosted();
  const embedded = useEmbeddedClient();

  return useCallback<TransformClient>(
    (original) => {
      repairSavedSearches(indexName, baseUrl);
      original.addAlgoliaAgent('docusaurus', docusaurusVersion);
      if (isHosted) keepKnownHosts(original);
      const engine: SearchClient = isHosted ? (original as SearchClient) : grouping(embedded(), perGroup);
      const safe: SearchClient = {
        search: async (call) => showSnippets(makeSafe(await engine.search(call), markTags, baseUrl)),
      };
      const shown = showingFailures(safe, (error) => console.error('Search failed:', describe(error)));
      const search: SearchClient['search'] = (call) => {
        const answer = shown.search(call);
        noteQuestion(call.requests[0]?.query ?? '', answer);
        return answer;
      };
      return { ...original, search: search as DocSearchTransformClient['search'] };
    },
    [indexName, baseUrl, perGroup, docusaurusVersion, isHosted, embedded],
  );
}

/** Tells the engine how many hits of one top-level section the modal shows, because further ones are not shown. */
function grouping(client: SearchClient, mostPerGroup: number | undefined): SearchClient {
  return {
    search: ({ requests }) =>
      client.search({ requests: requests.map((request) => ({ ...request, mostPerGroup })) }),
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
