import { useMemo } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

/**
 * The theme's "See all … results", anew with each count: React cannot change a text that a browser's translation has
 * replaced, and the first count stood under all later hits.
 */
export function useKeyedFooter(Theirs: Footer | undefined): Footer | undefined {
  return useMemo(
    () =>
      Theirs &&
      function KeyedFooter({ state }) {
        return <Theirs key={String(state.context.nbHits)} state={state} />;
      },
    [Theirs],
  );
}
