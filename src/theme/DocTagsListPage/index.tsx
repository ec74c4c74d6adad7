/**
 * Wraps the original: says which version the list of tags belongs to, as each doc does. Title and description say that
 * the tags are those of the docs.
 */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocTagsListPage';
import Original from '@theme-original/DocTagsListPage';
import { TagVersion } from '@site/src/features/tag-version/TagVersion';

export default function DocTagsListPage(props: Props): ReactNode {
  return (
    <>
      <TagVersion />
      <Original {...props} />
      <PageMetadata
        title="Tags of the docs"
        description="The tags of the age-schema-client docs, and how many pages each has."
      />
    </>
  );
}
