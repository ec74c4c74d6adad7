/*
 * Wraps the original: related pages before it, the link to report a problem after it. Memoised like the content above
 * it. After a click on a link it renders when the text is painted.
 */
import { memo, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import { ProblemReport } from '@site/src/features/problem-report/ProblemReport';
import { useIsPainted } from '@site/src/features/text-first/useIsPainted';
import { RelatedPages } from '@site/src/features/related-pages/RelatedPages';

function DocItemFooter(): ReactNode {
  const isPainted = useIsPainted();
  const { metadata, frontMatter } = useDoc();
  const { related }: Readonly<Record<string, unknown>> = { ...frontMatter };
  if (!isPainted) return null;
  return (
    <>
      <RelatedPages related={related} />
      <Footer />
      <ProblemReport
        page={metadata.permalink}
        version={metadata.version === 'current' ? 'Next' : metadata.version}
      />
    </>
  );
}

export default memo(DocItemFooter);
