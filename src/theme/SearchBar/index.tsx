/**
 * Wraps the theme's search bar: the engine the site was built for answers the modal, with the specified texts and a
 * "Let us know" link. Button, keys and preconnect link of the original are replaced by aliases; see
 * `plugins/search-index/webpack.ts`.
 */
import { useEffect, type ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import SearchBar from '@theme-original/SearchBar';
import { useIsHosted } from '@site/src/features/search/client/engine-choice';
import { getMissingResultsUrl } from '@site/src/features/search/bar/missing-results';
import { HitLink } from '@site/src/features/search/bar/HitLink';
import { modalTexts } from '@site/src/features/search/bar/texts';
import { noteVersionRead } from '@site/src/features/search/client/read-version';
import { useModalClient } from '@site/src/features/search/bar/use-modal-client';
import '@site/src/features/search/bar/button.css';

export default function SearchBarWrapper(props: Readonly<Record<string, unknown>>): ReactNode {
  const { activeVersion } = useActiveDocContext('default');
  useEffect(() => noteVersionRead(activeVersion?.name), [activeVersion?.name]);
  const transformSearchClient = useModalClient();
  const isHosted = useIsHosted();
  return (
    <>
      {/* Adds to the attributes that Docusaurus gives <html>, `lang` among them. */}
      {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
      <Head>{!isHosted && <html data-search-engine="embedded" />}</Head>
      <SearchBar
        {...props}
        translations={modalTexts}
        transformSearchClient={transformSearchClient}
        hitComponent={HitLink}
        getMissingResultsUrl={getMissingResultsUrl}
      />
    </>
  );
}
