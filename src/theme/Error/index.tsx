/*
 * Replaces the original, which is shown for a page that crashed with its frame: its words lacked the full stop, the tab the
 * site's name, no screen reader told of it, and it stayed when the reader went to another page. What stands around the
 * pages has gone with them, and the reader needs it here as there: the language, the phone's width and the icon, the way to
 * the next page, and the word to the loader that there is who answers.
 */
import type { ReactNode } from 'react';
// There is no public way to any of them; the application holds them all.
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import HasHydrated from '@docusaurus/core/lib/client/hasHydratedDataAttribute';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
// The layout asks which plugin a page is of; there is no way to say "none".
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import { AnswersSignal } from '../../features/text-first/AnswersSignal';

const noPlugin = { plugin: { name: 'crashed-page', id: 'default' } };

export default function ErrorInFrame(props: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const location = useLocation();
  const content = <ErrorPageContent {...props} />;
  return (
    <BrowserContextProvider>
      <SiteMetadataDefaults />
      <PendingNavigation location={location}>
        <RouteContextProvider value={noPlugin}>
          {/* The frame may be what broke. */}
          <ErrorBoundary fallback={() => content}>
            <Head>
              <title>{`Page error ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
            </Head>
            <Layout>{content}</Layout>
          </ErrorBoundary>
        </RouteContextProvider>
      </PendingNavigation>
      <AnswersSignal />
      <HasHydrated />
    </BrowserContextProvider>
  );
}
