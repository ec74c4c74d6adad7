/*
 * Wraps the original: the stock list of posts has no heading of the first level, so that a reader who goes through the
 * page by its headings would not learn where they are; and nothing leads to the other lists.
 */
import { use, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import BlogPostItems from '@theme-original/BlogPostItems';
import { BlogHeadingContext } from '@site/src/features/blog-heading/blog-heading';

export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  const heading = use(BlogHeadingContext);
  return (
    <>
      {heading && (
        <header className="margin-bottom--xl">
          <Heading as="h1">{heading.title}</Heading>
          <p>
            {heading.description} See posts by <Link to="/blog/archive">year</Link>,{' '}
            <Link to="/blog/authors">author</Link> or <Link to="/blog/tags">tag</Link>.
          </p>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
