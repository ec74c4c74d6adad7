import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';

/** Points search engines from a page of an unreleased version to the same page of the released one. */
export function CanonicalTwin(): ReactNode {
  const { metadata } = useDoc();
  const { isLast, pluginId } = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const { siteConfig } = useDocusaurusContext();
  const twin = isLast ? undefined : latest.docs.find((doc) => doc.id === metadata.id);
  if (!twin) return null;
  const address = siteConfig.url + twin.path;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}
