/** Wraps the original: what is below the fold of a page that a link leads to is laid out after its first frame. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';
import { useBelowTheFold } from '@site/src/features/text-first/use-below-the-fold';

export default function MDXContentWrapper(props: Props): ReactNode {
  useBelowTheFold();
  return <MDXContent {...props} />;
}
