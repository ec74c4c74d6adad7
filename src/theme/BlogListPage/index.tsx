/*
 * Wraps the original: hands the blog's title and description down to the list, which shows them as its heading.
 */
import { useMemo, type ReactNode } from 'react';
import type { Props } from '@theme/BlogListPage';
import BlogListPage from '@theme-original/BlogListPage';
import { BlogHeadingContext } from '@site/src/features/blog-heading/blog-heading';

export default function BlogListPageWithHeading(props: Props): ReactNode {
  const { blogTitle, blogDescription } = props.metadata;
  const heading = useMemo(
    () => ({ title: blogTitle, description: blogDescription }),
    [blogTitle, blogDescription],
  );
  return (
    <BlogHeadingContext value={heading}>
      <BlogListPage {...props} />
    </BlogHeadingContext>
  );
}
