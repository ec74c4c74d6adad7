/*
 * Wraps the original: it puts a post's table of contents beside the landmark `main` and in no other, so that a reader
 * who goes from landmark to landmark would not come upon it.
 */
import type { ReactNode } from 'react';
import type { Props } from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import { BlogContents } from '@site/src/features/blog-contents/BlogContents';

export default function BlogLayoutWithContents({ toc, ...props }: Props): ReactNode {
  return <BlogLayout {...props} toc={toc && <BlogContents>{toc}</BlogContents>} />;
}
