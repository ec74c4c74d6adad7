/*
 * Replaces the original leaf: the specified page says only that nothing was found; ours also offers the likely page,
 * search and the main doors.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/NotFound/Content';
import { NotFoundPage } from '@site/src/features/not-found/NotFoundPage';

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <NotFoundPage />
    </main>
  );
}
