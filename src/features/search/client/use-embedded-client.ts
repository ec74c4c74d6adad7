import { useMemo } from 'react';
import { createEmbeddedClient, type EmbeddedClient } from './embedded-client';
import { useKeptWorker } from './use-kept-worker';

let client: EmbeddedClient | null = null;

/**
 * The one client of the embedded engine.
 *
 * @returns a function, because nothing may happen while the page is rendered on the server
 */
export function useEmbeddedClient(): () => EmbeddedClient {
  const worker = useKeptWorker();
  return useMemo(() => () => (client ??= createEmbeddedClient(worker())), [worker]);
}
