import { countOf } from '../../scripts/count-of';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { readKeys } from '../../plugins/repository-files/read-keys';
import { listSourcePages } from '../source-pages';
import { checkPages } from './check-pages';

export const stage: Stage = 'source';

/** Front matter of every written page: its shape, and names in it that are not there. */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const pages = listSourcePages(root);
  note(countOf(pages.length, 'page'));
  return Promise.resolve(
    checkPages(pages, {
      docTags: readKeys(root, 'docs/tags.yml'),
      blogTags: readKeys(root, 'blog/tags.yml'),
      authors: readKeys(root, 'blog/authors.yml'),
    }),
  );
}
