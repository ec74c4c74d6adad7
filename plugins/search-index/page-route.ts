import { withoutHtml } from '../../src/features/html-address/normalise';
import { withoutSlash } from '../../src/features/html-address/without-slash';

/** The route of a built file: `docs/intro/index.html` and `docs/intro.html` are both `docs/intro`. */
export const routeOfFile = (file: string): string => withoutSlash(withoutHtml(`/${file}`).slice(1));

/**
 * A route without its docs version: to the search, a page of another version is the same page.
 *
 * @param route - path below the base path: `docs/next/intro`, `docs/0.3.0/intro`
 */
export const withoutVersion = (route: string): string =>
  route.replace(/^docs\/(?:next|\d+\.\d+\.\d+[^/]*)(?=\/|$)/, 'docs');
