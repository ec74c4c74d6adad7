import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';

/** Draws the site again when the reader goes on from the page that crashed, as Try again would. */
export function useNextPage(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  });
}
