import type { ReactNode } from 'react';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';

/** Banner and badge of the version above a page of its tags, in the column of that page's text. */
export function TagVersion(): ReactNode {
  return (
    <div className="container margin-top--lg">
      <div className="row">
        <section aria-label="Version" className="col col--8 col--offset-2">
          <DocVersionBanner />
          <DocVersionBadge />
        </section>
      </div>
    </div>
  );
}
