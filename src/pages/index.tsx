import type { ReactNode } from 'react';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return <Layout description="age-schema-client"><main className="container"><h1>age-schema-client</h1></main></Layout>;
}
