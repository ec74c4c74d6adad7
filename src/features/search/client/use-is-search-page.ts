import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { withoutSlash } from '../../html-address/without-slash';

/** Whether the page shown is the search page, which belongs to no version of the docs. */
export function useIsSearchPage(): boolean {
  const { pathname } = useLocation();
  return withoutSlash(pathname) === useBaseUrl('/search');
}
