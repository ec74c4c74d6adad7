import { useMemo, type ReactNode } from 'react';
import { DocSearchModal as StockModal, type DocSearchModalProps } from '@docsearch/react';

/**
 * DocSearch's modal for `@theme/SearchBar`; `plugins/search-index/webpack.ts` puts it in the place of
 * `@docsearch/react/modal`. The theme makes the search parameters anew each time it is drawn, for which DocSearch starts
 * again with an empty box: letters typed while the page settled were lost. Here they change when their content does.
 */
export function DocSearchModal({ searchParameters, ...others }: DocSearchModalProps): ReactNode {
  const content = JSON.stringify(searchParameters ?? {});
  const unchanged = useMemo(
    () => JSON.parse(content) as NonNullable<DocSearchModalProps['searchParameters']>,
    [content],
  );
  return <StockModal {...others} searchParameters={unchanged} />;
}
