/*
 * Wraps the original: adds the canonical link from a Next page to its released twin, which Docusaurus does not set.
 */
import type { ReactNode } from 'react';
import Metadata from '@theme-original/DocItem/Metadata';
import { CanonicalTwin } from '@site/src/features/canonical-twin/CanonicalTwin';

export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <Metadata />
      <CanonicalTwin />
    </>
  );
}
