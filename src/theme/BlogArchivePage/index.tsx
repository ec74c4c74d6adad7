/*
 * Replaces the original: it puts the years one heading level too deep and its heading outside of the landmark `main`.
 * Neither is a component of its own that could be wrapped.
 */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { PostsOfYear } from '@site/src/features/blog-archive/PostsOfYear';
import { groupByYear } from '@site/src/features/blog-archive/group-by-year';

const title = 'Archive';
const description = 'Every post of the blog, by year.';
const readDate = ({ metadata }: ArchiveBlogPost): string => metadata.date;

export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <header className="margin-bottom--lg">
            <Heading as="h1">{title}</Heading>
            <p>{description}</p>
          </header>
          {groupByYear(archive.blogPosts, readDate).map(({ year, items }) => (
            <PostsOfYear key={year} year={year} posts={items.map(({ metadata }) => metadata)} />
          ))}
        </main>
      </Layout>
    </>
  );
}
