/*
 * Replaces the original, which is shown for a page that crashed together with its frame. The original's message lacked
 * its full stop, and the tab's title the site's name. No screen reader announced it, and it stayed when the reader went
 * to another page. What the application renders around all pages is gone after such a crash, so it is rendered again
 * here: the language, the viewport and the icon, the navigation to the next page, and the signal to the loader that the
 * application answers.
 */
import type { ReactNode } from 'react';
// None of these modules is public. The application contains them all anyway.
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import HasHydrated from '@docusaurus/core/lib/client/hasHydratedDataAttribute';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
// The layout asks which plugin a page belongs to, and there is no value for "none".
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
          {/* The frame itself may be what crashed. */}
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
