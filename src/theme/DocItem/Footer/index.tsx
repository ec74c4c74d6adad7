/*
 * Wraps the original: related pages before it, the link to report a problem after it. Drawn once, as the content above it.
 */
import { memo, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import { ProblemReport } from '@site/src/features/problem-report/ProblemReport';
import { RelatedPages } from '@site/src/features/related-pages/RelatedPages';

function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { related }: Readonly<Record<string, unknown>> = { ...frontMatter };
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
