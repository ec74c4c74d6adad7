import { withoutSlash } from '../../html-address/without-slash';

/**
 * Tells whether the page is at the address it was built for, without a query string. It is not on the not-found page,
 * at `intro.html`, under a wrong base path or at `search?q=`: there only the application knows what to show.
 *
 * The page's own address is read from its `hreflang` link, because its canonical link may name the same page of another
 * version.
 */
export function isOwnAddress(location: Pick<Location, 'pathname' | 'search'>, document: Document): boolean {
  const own = document.querySelector<HTMLLinkElement>('link[hreflang]');
  return (
    !!own && !location.search && withoutSlash(new URL(own.href).pathname) === withoutSlash(location.pathname)
  );
}
