/**
 * Wraps the original: it puts what a page says straight into its article, where the looks of prose do not reach. Docs
 * and posts have it in an element of the class `markdown`.
 */
import { useMemo, type ReactNode } from 'react';
import type { Props } from '@theme/MDXPage';
import Original from '@theme-original/MDXPage';

export default function MDXPage({ content: Content, ...props }: Props): ReactNode {
  const content = useMemo(
    () =>
      Object.assign(
        () => (
          <div className="markdown">
            <Content />
          </div>
        ),
        Content,
      ),
    [Content],
  );
  return <Original {...props} content={content} />;
}
