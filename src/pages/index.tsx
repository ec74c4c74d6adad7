import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return (
    <Layout description="age-schema-client">
      <main className="container">
        <Heading as="h1">age-schema-client</Heading>
      </main>
    </Layout>
  );
}
