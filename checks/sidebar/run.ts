import path from 'node:path';
import { requireBuild } from '../../scripts/built';
import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { listSourcePages } from '../source-pages';
import { checkSidebars } from './check-versions';
import { readDocsVersions } from './read-versions';

export const stage: Stage = 'built';

/**
 * Docs pages that stand in no sidebar.
 *
 * @throws Stop when nothing is built, or what the build knows of the docs cannot be read
 */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  requireBuild(path.join(root, 'build'), 'build');
  const versions = readDocsVersions(root);
  for (const { name, docs } of versions) note(`${countOf(docs.length, 'page')} in version ${name}`);
  return Promise.resolve(checkSidebars(versions, listSourcePages(root)));
}
