import { useEffect } from 'react';
import { useIsHosted } from '../client/engine-choice';
import { useKeptWorker } from '../client/use-kept-worker';
import type { FacetFilters } from '../protocol';
import { onIntent } from './intent';
import { useAlgoliaContextualFacetFilters } from './theme-hooks';

/** Makes the embedded engine fetch its indexes while the modal is loading. */
export function usePreparation(): void {
  const isHosted = useIsHosted();
  const worker = useKeptWorker();
  const filters = useAlgoliaContextualFacetFilters() as FacetFilters;
  useEffect(
    () => (isHosted ? undefined : onIntent(() => worker().prepare(filters))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the filters are a new list on every render
    [isHosted, worker, JSON.stringify(filters)],
  );
}
