import path from 'node:path';

/**
 * The route of a docs page within its version, as Docusaurus makes it, without a slash at either end: the page's place, or
 * what its `slug` says, which counts from the page's folder unless it begins with a slash.
 *
 * @param name - The file below the version's folder, with forward slashes: `patterns/index.mdx`.
 */
export function docRoute(name: string, slug: unknown): string {
  const place = name.replace(/\.mdx?$/, '').replace(/(^|\/)(?:index|README)$/, '');
  if (typeof slug !== 'string') return place;
  const route = slug.startsWith('/') ? slug : path.posix.join('/', path.posix.dirname(name), slug);
  return route.replace(/^\/|\/$/g, '');
}
