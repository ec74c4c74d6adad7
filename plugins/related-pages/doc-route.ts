import path from 'node:path';

/** The name without the number that orders files, as in `01-intro`. A date or a version is no such number. */
const withoutNumber = (part: string): string =>
  /^\d+[-_.]\d/.test(part) ? part : part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

/**
 * Whether a file has its folder's address: Docusaurus gives it to `index`, to `README`, and to a file with the folder's
 * name.
 */
const isIndex = (base: string, folder: string): boolean =>
  ['index', 'readme', path.posix.basename(folder).toLowerCase()].includes(base.toLowerCase());

/**
 * The route of a docs page within its version, as Docusaurus makes it, without a slash at either end: the page's place, or
 * what its `slug` says, which counts from the page's folder unless it begins with a slash.
 *
 * @param name - The file below the version's folder, with forward slashes: `patterns/index.mdx`.
 */
export function docRoute(name: string, slug: unknown): string {
  const { dir, name: base } = path.posix.parse(name);
  const folder = dir.split('/').map(withoutNumber).join('/');
  const own = typeof slug === 'string' ? slug : isIndex(base, dir) ? '' : withoutNumber(base);
  const route = own.startsWith('/') ? own : path.posix.join('/', folder, own);
  return route.replace(/^\/|\/$/g, '');
}
