import { withoutHtml } from '../../src/features/html-address/normalise';
import { withoutSlash } from '../../src/features/html-address/without-slash';

/** The route of a built file: `docs/intro/index.html` and `docs/intro.html` are both `docs/intro`. */
export const routeOfFile = (file: string): string => withoutSlash(withoutHtml(`/${file}`).slice(1));

/**
 * A route as if it were of the newest release: a page of another docs version is the same page to the search.
 *
 * @param route - path below the base path: `docs/next/intro`, `docs/0.3.0/intro`
 */
export const withoutVersion = (route: string): string =>
  route.replace(/^docs\/(?:next|\d+\.\d+\.\d+[^/]*)(?=\/|$)/, 'docs');
