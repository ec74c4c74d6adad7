/** Wraps the original: of a page that a link led to, what stands below the text comes when the text is painted. */
import type { ReactNode } from 'react';
import Paginator from '@theme-original/DocItem/Paginator';
import { useIsPainted } from '@site/src/features/text-first/useIsPainted';

export default function DocItemPaginator(): ReactNode {
  // Below a short page the footer of the site would be seen to move down.
  return useIsPainted() ? <Paginator /> : <div style={{ height: '100vh' }} />;
}
