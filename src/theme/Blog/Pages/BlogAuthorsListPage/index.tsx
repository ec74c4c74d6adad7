/*
 * Wraps the original: an author's name leads to the list of all posts, which all have one author. The number beside the
 * name says what it counts. Search engines get a description.
 */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';

/** The original only renders the count and does not calculate with it, so it may be a text. */
const inWords = (count: number): number => `${count} ${count === 1 ? 'post' : 'posts'}` as unknown as number;

export default function BlogAuthorsListPage({ authors, ...props }: Props): ReactNode {
  const told = authors.map((author) => ({ ...author, url: '/blog', count: inWords(author.count) }));
  return (
    <>
      <Original {...props} authors={told} />
      <PageMetadata description="Who writes the blog of age-schema-client, and how many posts each author has." />
    </>
  );
}
