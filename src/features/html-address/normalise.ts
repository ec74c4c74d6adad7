/**
 * Removes the file name that a host may add to a page's address: `/docs/intro/index.html` becomes `/docs/intro/`, and
 * `/docs/intro.html` becomes `/docs/intro` (specification 2.10). Merges repeated slashes too: hosts send the page of
 * `/docs/intro` for `/docs//intro`, and the application would show its not-found page instead.
 */
export function withoutHtml(pathname: string): string {
  return pathname.replace(/\/+(index\.html$)?/g, '/').replace(/\.html$/, '');
}
