/** Wraps the original: after a click on a link, what is below the text renders when the text is painted. */
import type { ReactNode } from 'react';
import Paginator from '@theme-original/DocItem/Paginator';
import { useIsPainted } from '@site/src/features/text-first/useIsPainted';

export default function DocItemPaginator(): ReactNode {
  // Keeps the site's footer below the window: under a short text, the reader would see it move down.
  return useIsPainted() ? <Paginator /> : <div style={{ height: '100vh' }} />;
}
