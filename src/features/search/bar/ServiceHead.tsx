import Head from '@docusaurus/Head';
import type { ComponentProps, ReactNode } from 'react';
import { useIsHosted } from '../client/engine-choice';

/**
 * The head of the search bar, whose only content is a preconnect link to the search service. Put in the place of
 * `@docusaurus/Head` inside `@theme/SearchBar` only (`plugins/search-index/webpack.ts`): a site that does not use the
 * service must not touch it.
 */
export default function ServiceHead(props: ComponentProps<typeof Head>): ReactNode {
  return useIsHosted() ? <Head {...props} /> : null;
}
