import { withoutSlash } from '../../html-address/without-slash';

/**
 * Tells whether the page stands where it was built for, and nothing in the address asks for more than its text. It
 * does not on the not-found page, at `intro.html`, under a wrong base path or at `search?q=`: there only the application
 * knows what to show.
 *
 * The address of the page is read from its `hreflang` link; the canonical one may name the same page of another version.
 */
export function isOwnAddress(location: Pick<Location, 'pathname' | 'search'>, document: Document): boolean {
  const own = document.querySelector<HTMLLinkElement>('link[hreflang]');
  return (
    !!own && !location.search && withoutSlash(new URL(own.href).pathname) === withoutSlash(location.pathname)
  );
}
