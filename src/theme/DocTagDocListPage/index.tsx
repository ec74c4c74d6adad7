/** Wraps the original: says which version the list of a tag's pages belongs to, as each doc does. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocTagDocListPage';
import Original from '@theme-original/DocTagDocListPage';
import { TagVersion } from '@site/src/features/tag-version/TagVersion';

export default function DocTagDocListPage(props: Props): ReactNode {
  return (
    <>
      <TagVersion />
      <Original {...props} />
    </>
  );
}
