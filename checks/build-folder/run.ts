import { countOf } from '../../scripts/count-of';
import { readBuiltSite } from '../built-site';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { findFolder } from './find-folder';

export const stage: Stage = 'built';

/** What is text; engine and pictures come as they are from elsewhere. */
const isText = (file: string): boolean => /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/.test(file);

/** Files of the build that name the folder it was made in. */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const site = readBuiltSite(root);
  const files = [...site.files].filter(isText);
  note(countOf(files.length, 'file'));
  return Promise.resolve(findFolder(root, files, site.read));
}
