import { Stop } from '../plugins/repository-files/stop';
import { embeddedCredentials, type SearchCredentials } from './search-credentials';
import { requireForm } from './search-service';

/**
 * Search has two engines behind one client interface: the hosted service when its three credentials are set at
 * build time, the embedded engine otherwise.
 */

/** The environment variables that switch hosted search on, all three together. */
export const credentialVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Reads the hosted service's credentials.
 *
 * @returns the credentials, or `null` when none of them is set
 * @throws Stop naming the missing variables when some are set and others are not, or one that cannot be right
 */
export function readSearchCredentials(
  env: Readonly<Record<string, string | undefined>>,
): SearchCredentials | null {
  const [appId, apiKey, indexName] = credentialVariables.map((name) => env[name]?.trim() ?? '');
  if (appId && apiKey && indexName) {
    requireForm('ALGOLIA_APP_ID', appId, 'application id');
    requireForm('ALGOLIA_SEARCH_KEY', apiKey, 'key');
    if (apiKey === env.ALGOLIA_ADMIN_KEY?.trim()) {
      throw new Stop(
        'ALGOLIA_SEARCH_KEY is the same as ALGOLIA_ADMIN_KEY, and every page would hold it. Set the search key, which can only search.',
      );
    }
    return { appId, apiKey, indexName };
  }
  const missing = credentialVariables.filter((name) => !env[name]?.trim());
  if (missing.length === credentialVariables.length) return null;
  throw new Stop(
    `Hosted search is half configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
      `Set ${credentialVariables.join(', ')} together, or none of them to use the embedded engine.`,
  );
}

/**
 * The address of the service's analytics script, as DocSearch requests it. The page's policy names the whole address:
 * this host serves every package of npm, and a policy that allows the host would allow each of them.
 */
export const insightsScript =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/** The hosts that the service's client calls, of this application only: anybody may have one at such a host. */
const hostsOf = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];

/**
 * How the site searches.
 *
 * @throws Stop naming the missing variables when some credentials are set and others are not
 */
export function createSearch(env: Readonly<Record<string, string | undefined>>) {
  const credentials = readSearchCredentials(env);
  const isHosted = credentials !== null;
  /** Views, clicks and conversions are sent to the service only when asked for. */
  const hasInsights = isHosted && env.ALGOLIA_INSIGHTS === 'true';
  return {
    /**
     * Theme configuration of `@docusaurus/theme-search-algolia`. It demands non-empty credentials even when the
     * embedded engine answers; no request is made with these.
     */
    algolia: {
      ...(credentials ?? embeddedCredentials),
      contextualSearch: true,
      searchPagePath: 'search',
      placeholder: 'Search docs',
      maxResultsPerGroup: 5,
      insights: hasInsights,
    },
    /** Hosts the page may call when search is hosted; the policy allows no others. */
    hosts: [
      ...(credentials ? hostsOf(credentials.appId) : []),
      ...(hasInsights ? ['https://insights.algolia.io'] : []),
    ],
    /** The service's analytics script, where it is used. */
    scriptHosts: hasInsights ? [insightsScript] : [],
  };
}
