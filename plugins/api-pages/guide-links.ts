import { existsSync } from 'node:fs';
import path from 'node:path';
import { docsFolderOf } from '../../limits';

/**
 * Finds the file of a page of the same version.
 *
 * @param route - Route within the version, with or without an anchor: `how-to-guides/bulk-loading#errors`.
 * @param from - Folder of the page that links, from the version's docs folder.
 * @returns a relative link with the file's ending, `undefined` when there is no such page
 */
export function findGuide(root: string, version: string, route: string, from: string): string | undefined {
  const [page = '', anchor] = route.split('#');
  const folder = path.join(root, docsFolderOf(version));
  const names = ['', '/index', '/README'].flatMap((name) => [`${page}${name}.md`, `${page}${name}.mdx`]);
  const file = names.find((name) => existsSync(path.join(folder, name)));
  if (!file) return undefined;
  return `${path.posix.relative(from, file)}${anchor ? `#${anchor}` : ''}`;
}
