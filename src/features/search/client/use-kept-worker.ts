import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { indexFolder } from '../engine/index-file';
import { keepWorker, type KeptWorker } from './kept-worker';

let kept: KeptWorker | null = null;

/** The only worker of the embedded engine. It starts with the first search or preparation. */
function keptWorker(baseUrl: string): KeptWorker {
  kept ??= keepWorker({
    createWorker: () =>
      new Worker(new URL('../worker/search-worker.ts', import.meta.url), { name: 'search' }),
    folder: baseUrl + indexFolder + '/',
    site: window.location.origin + baseUrl,
  });
  return kept;
}

/** @returns a function, because no worker may start while the page is rendered on the server */
export function useKeptWorker(): () => KeptWorker {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(() => () => keptWorker(baseUrl), [baseUrl]);
}
