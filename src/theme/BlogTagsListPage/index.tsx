/** Wraps the original: title and description say that the tags are the blog's, as the docs have a list of tags too. */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsListPage';
import Original from '@theme-original/BlogTagsListPage';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        title="Tags of the blog"
        description="The subjects of the posts on age-schema-client and Apache AGE, and how many posts each has."
      />
    </>
  );
}
