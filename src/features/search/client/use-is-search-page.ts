import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Whether the page shown is the search page, which belongs to no version of the docs. */
export function useIsSearchPage(): boolean {
  const { pathname } = useLocation();
  // `withoutSlash` would be shared with the modal's code: a module of its own costs main.js 142 bytes.
  return pathname.replace(/\/$/, '') === useBaseUrl('/search');
}
