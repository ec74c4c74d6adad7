/**
 * The address of a page without the file name a host may add: `/docs/intro/index.html` is `/docs/intro/`,
 * `/docs/intro.html` is `/docs/intro` (specification 2.10). Hosts send the page of `/docs/intro` for `/docs//intro`, too, in
 * whose place the application would say that there is none.
 */
export function withoutHtml(pathname: string): string {
  return pathname.replace(/\/+(index\.html$)?/g, '/').replace(/\.html$/, '');
}
