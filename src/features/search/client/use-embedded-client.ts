import { useMemo } from 'react';
import { createEmbeddedClient, type EmbeddedClient } from './embedded-client';
import { useKeptWorker } from './use-kept-worker';

let client: EmbeddedClient | null = null;

/**
 * The only client of the embedded engine.
 *
 * @returns a function, because no worker may start while the page is rendered on the server
 */
export function useEmbeddedClient(): () => EmbeddedClient {
  const worker = useKeptWorker();
  return useMemo(() => () => (client ??= createEmbeddedClient(worker())), [worker]);
}
