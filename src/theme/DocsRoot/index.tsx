/*
 * Wraps the original: it is not drawn again while the next page is loaded.
 */
import type { ReactNode } from 'react';
import DocsRoot from '@theme-original/DocsRoot';
import type { Props } from '@theme/DocsRoot';
import { SameWhileLoading } from '@site/src/features/navigation/SameWhileLoading';

export default function DocsRootThatRests(props: Props): ReactNode {
  return (
    <SameWhileLoading>
      <DocsRoot {...props} />
    </SameWhileLoading>
  );
}
