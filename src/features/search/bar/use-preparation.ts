import { useEffect } from 'react';
import { useIsHosted } from '../client/engine-choice';
import { useEmbeddedClient } from '../client/use-embedded-client';
import type { FacetFilters } from '../protocol';
import { onIntent } from './intent';
import { useAlgoliaContextualFacetFilters } from './theme-hooks';

/** Has the embedded engine fetch its indexes while the modal is on its way. */
export function usePreparation(): void {
  const isHosted = useIsHosted();
  const embedded = useEmbeddedClient();
  const filters = useAlgoliaContextualFacetFilters() as FacetFilters;
  useEffect(
    () => (isHosted ? undefined : onIntent(() => embedded().prepare(filters))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the filters are a new list on every render
    [isHosted, embedded, JSON.stringify(filters)],
  );
}
