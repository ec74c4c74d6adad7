/**
 * Wraps the theme's search bar: the engine the site was built for answers the modal, with the specified texts and a
 * "Let us know" link. Button, keys and preconnect link of the original are replaced by aliases; see
 * `plugins/search-index/webpack.ts`.
 */
import { useEffect, type ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import SearchBar from '@theme-original/SearchBar';
import { getMissingResultsUrl } from '@site/src/features/search/bar/missing-results';
import { modalTexts } from '@site/src/features/search/bar/texts';
import { noteVersionRead } from '@site/src/features/search/client/read-version';
import { useModalClient } from '@site/src/features/search/bar/use-modal-client';

export default function SearchBarWrapper(props: Readonly<Record<string, unknown>>): ReactNode {
  const { activeVersion } = useActiveDocContext('default');
  useEffect(() => noteVersionRead(activeVersion?.name), [activeVersion?.name]);
  const transformSearchClient = useModalClient();
  return (
    <SearchBar
      {...props}
      translations={modalTexts}
      transformSearchClient={transformSearchClient}
      getMissingResultsUrl={getMissingResultsUrl}
    />
  );
}
