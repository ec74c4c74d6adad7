/**
 * A route as if it were of the newest release: a page of another docs version is the same page to the search.
 *
 * @param route - path below the base path: `docs/next/intro`, `docs/0.3.0/intro`
 */
export const withoutVersion = (route: string): string =>
  route.replace(/^docs\/(?:next|\d+\.\d+\.\d+[^/]*)(?=\/|$)/, 'docs');
