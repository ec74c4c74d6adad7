import { useEffect, useState, useSyncExternalStore } from 'react';
import { getDocsVersionSearchTag } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useIsHosted } from '../client/engine-choice';
import { hostedClient } from '../client/hosted-client';
import { makeSafe } from '../client/safe-hits';
import { useEmbeddedClient } from '../client/use-embedded-client';
import type { SearchClient } from '../protocol';
import type { Place } from './place';
import { idleState, markTags, SearchSession, type Question, type SessionState } from './session';

/** Debounce: milliseconds without a key before the engine is asked. */
const pause = 150;

/** The page's session with the engine this site was built for. */
export function useSession(): SearchSession {
  const isHosted = useIsHosted();
  const embedded = useEmbeddedClient();
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia;
  const { i18n, siteConfig } = useDocusaurusContext();
  const language = i18n.currentLocale;
  const [session] = useState(() => {
    const hosted = hostedClient({ appId, apiKey, indexName });
    const client: SearchClient = {
      search: async (call) =>
        makeSafe(await (isHosted ? hosted : embedded()).search(call), markTags, siteConfig.baseUrl),
    };
    return new SearchSession(
      client,
      (version) => ['default', getDocsVersionSearchTag('default', version)],
      language,
      (error) => console.error('Search failed:', error instanceof Error ? error.message : error),
    );
  });
  return session;
}

/**
 * Asks the engine when the question changes, the first time without a delay, and returns the state of the answer. For a
 * reader who comes back to a place it asks without a delay, for as many pages as were shown there.
 */
export function useAnswer(
  session: SearchSession,
  question: Question | null,
  former: Place | null,
): SessionState {
  const state = useSyncExternalStore(session.subscribe, session.getState, () => idleState);
  const { query, version } = question ?? {};
  useEffect(() => {
    if (query === undefined || version === undefined) return undefined;
    const isTyped = session.getState() !== idleState && former === null;
    const timer = setTimeout(() => void session.ask({ query, version }, former?.pages), isTyped ? pause : 0);
    return () => clearTimeout(timer);
  }, [session, query, version, former]);
  return state;
}
