/**
 * The address of a page without the file name a host may add: `/docs/intro/index.html` is `/docs/intro/`,
 * `/docs/intro.html` is `/docs/intro` (specification 2.10).
 */
export function withoutHtml(pathname: string): string {
  return pathname.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
