/*
 * Wraps the original: puts the page's kind and difficulty above its title. Memoised, because the layout around it
 * renders again when it has learned how wide the window is.
 */
import { memo, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import { PageFacts } from '@site/src/features/page-facts/PageFacts';

function DocItemContent(props: Props): ReactNode {
  const frontMatter: Readonly<Record<string, unknown>> = { ...useDoc().frontMatter };
  return (
    <>
      <PageFacts kind={frontMatter.kind} difficulty={frontMatter.difficulty} />
      <Content {...props} />
    </>
  );
}

export default memo(DocItemContent);
