/*
 * Replaces the original leaf: the specified page says only that nothing was found; ours also offers the likely page,
 * search and the main doors. It sets the title itself, because below docs/ it is rendered without the page that does.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import { NotFoundPage } from '@site/src/features/not-found/NotFoundPage';

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page Not Found" />
      <NotFoundPage />
    </main>
  );
}
