/*
 * Replaces the original, which is shown for a page that crashed with its frame: its words lacked the full stop, the tab
 * the site's name, no screen reader told of it, and it stayed when the reader went to another page.
 */
import type { ReactNode } from 'react';
// The layout asks which plugin a page is of, and there is no public way to say "none".
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

const noPlugin = { plugin: { name: 'crashed-page', id: 'default' } };

export default function ErrorInFrame(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={noPlugin}>
      {/* The frame may be what broke. */}
      <ErrorBoundary fallback={() => content}>
        <Layout title="Page error">{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
