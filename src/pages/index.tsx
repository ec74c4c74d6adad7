import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Answer from './_home/answer.mdx';
import Playground from './_home/playground.mdx';
import Question from './_home/question.mdx';
import { Home } from '@site/src/features/home/Home';

/** The tab says what the site is about, since the site's title alone would not. */
export default function HomePage(): ReactNode {
  return (
    <>
      <PageMetadata
        title="Typed client for Apache AGE"
        description="age-schema-client is a TypeScript client for Apache AGE: connections ready for Cypher, schemas checked in TypeScript, query builders and bulk loading, documented with samples that compile and queries that ran."
      />
      <Layout>
        <MDXContent>
          <Home question={<Question />} answer={<Answer />} playground={<Playground />} />
        </MDXContent>
      </Layout>
    </>
  );
}
