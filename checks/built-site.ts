import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { site } from '../config/site';
import { routeOfFile } from '../plugins/search-index/page-route';
import { requireBuild } from '../scripts/built';
import { Stop } from '../scripts/fail';

/** One HTML file of the build. */
export interface BuiltPage {
  /** Path inside the build with forward slashes: `docs/intro/index.html`. */
  readonly file: string;
  /** Route within the site, without a slash at either end; the home page is the empty string. */
  readonly route: string;
  readonly html: string;
}

export interface BuiltSite {
  readonly pages: readonly BuiltPage[];
  /** Every file of the build, as {@link BuiltPage.file}. */
  readonly files: ReadonlySet<string>;
  /** Reads a file of the build as text. @throws Stop when it is not there */
  readonly read: (file: string) => string;
}

/** The address people and search engines know the site by. */
export const siteAddress = `${site.url}${site.baseUrl}`;

/**
 * Reads a text that the build writes.
 *
 * @param file - The path, from the repository's root.
 * @throws Stop naming the file and the remedy, when it is not there
 */
export function readMade(root: string, file: string): string {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Stop(`${file}: There is no such file. Build again with npm run build.`);
  return readFileSync(place, 'utf8');
}

/**
 * Reads the built site.
 *
 * @throws Stop when nothing is built
 */
export function readBuiltSite(root: string): BuiltSite {
  const folder = path.join(root, 'build');
  requireBuild(folder, 'build');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  const read = (file: string): string => readMade(root, `build/${file}`);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, route: routeOfFile(file), html: read(file) }));
  return { pages, files: new Set(files), read };
}
