import { useMemo } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';

export type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

/**
 * The theme's "See all … results" link, with a new key for each count. React cannot update a text that a browser's
 * translation has replaced, so that the first count stayed under all later hits.
 */
export function useKeyedFooter(Theirs: Footer): Footer {
  return useMemo(
    () =>
      function KeyedFooter({ state }) {
        return <Theirs key={String(state.context.nbHits)} state={state} />;
      },
    [Theirs],
  );
}
