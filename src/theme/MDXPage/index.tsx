/**
 * Wraps the original, which puts a page's content directly into the `article`. The styles of prose apply only within an
 * element of the class `markdown`, which docs and posts have and which this adds.
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
