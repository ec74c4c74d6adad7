/**
 * Replaces the theme's search page, which creates the hosted client itself and cannot be given another one. What
 * differs: it talks to the engine the site was built for, starts on the version being read rather than on
 * the first in the list, asks for ten hits at a time, shows failures, and comes back to where the reader was.
 */
import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { SearchPage } from '@site/src/features/search/page/SearchPage';

export default function SearchPageRoute(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPage />
      </Layout>
    </HtmlClassNameProvider>
  );
}
