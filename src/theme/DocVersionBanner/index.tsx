/*
 * Replaces the original leaf, which has the role `alert`: at each click within an unreleased version, a screen reader
 * broke off and read out the whole banner. Texts and links are the original's. A blank is between them, because they
 * stand on one line.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocVersionBanner';

function Banner({ className }: Props): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  const { banner, label, pluginId } = useDocsVersion();
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { latestDocSuggestion, latestVersionSuggestion: latest } = useDocVersionSuggestions(pluginId);
  const page = latestDocSuggestion ?? latest.docs.find(({ id }) => id === latest.mainDocId);
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning margin-bottom--md',
      )}
    >
      <div>
        This is {banner === 'unreleased' && 'unreleased '}documentation for {title} <b>{label}</b>
        {banner === 'unreleased' ? ' version.' : ', which is no longer actively maintained.'}
      </div>{' '}
      <div className="margin-top--md">
        For up-to-date documentation, see the{' '}
        <b>
          <Link to={page?.path} onClick={() => savePreferredVersionName(latest.name)}>
            latest version
          </Link>
        </b>{' '}
        ({latest.label}).
      </div>
    </div>
  );
}

export default function DocVersionBanner(props: Props): ReactNode {
  return useDocsVersion().banner && <Banner {...props} />;
}
