/**
 * Wraps the theme's search bar: notes the version being read, and lets the engine get ready at the first sign of
 * intent. Button, keys, modal and preconnect link of the original are replaced by aliases; see
 * `plugins/search-index/webpack.ts`.
 */
import { useEffect, type ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import SearchBar from '@theme-original/SearchBar';
import { useIsHosted } from '@site/src/features/search/client/engine-choice';
import { noteVersionRead } from '@site/src/features/search/client/last-read';
import { useIsSearchPage } from '@site/src/features/search/client/use-is-search-page';
import { usePreparation } from '@site/src/features/search/bar/use-preparation';
import '@site/src/features/search/bar/button.css';

export default function SearchBarWrapper(props: Readonly<Record<string, unknown>>): ReactNode {
  const { activeVersion } = useActiveDocContext('default');
  const isSearchPage = useIsSearchPage();
  const version = activeVersion?.name ?? null;
  useEffect(() => {
    // The search page notes the version it shows.
    if (!isSearchPage) noteVersionRead(version);
  }, [isSearchPage, version]);
  usePreparation();
  const isHosted = useIsHosted();
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to what Docusaurus gives <html>, `lang` among it */}
      <Head>{!isHosted && <html data-search-engine="embedded" />}</Head>
      <SearchBar {...props} />
    </>
  );
}
