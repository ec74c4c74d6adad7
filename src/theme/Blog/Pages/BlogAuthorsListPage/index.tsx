/** Wraps the original: an author's name leads to the posts, which the number beside it counts; all posts have one author. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage({ authors, ...props }: Props): ReactNode {
  return <Original {...props} authors={authors.map((author) => ({ ...author, url: '/blog' }))} />;
}
