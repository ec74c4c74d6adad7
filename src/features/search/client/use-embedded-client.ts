import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { indexFolder } from '../engine/index-file';
import { createEmbeddedClient, type EmbeddedClient } from './embedded-client';

let client: EmbeddedClient | null = null;

/** The one client of the embedded engine; its worker starts with the first question or preparation. */
function embeddedClient(baseUrl: string): EmbeddedClient {
  client ??= createEmbeddedClient({
    createWorker: () =>
      new Worker(new URL('../worker/search-worker.ts', import.meta.url), { name: 'search' }),
    folder: baseUrl + indexFolder + '/',
    site: window.location.origin + baseUrl,
  });
  return client;
}

/** @returns a function, because nothing may happen while the page is rendered on the server */
export function useEmbeddedClient(): () => EmbeddedClient {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(() => () => embeddedClient(baseUrl), [baseUrl]);
}
