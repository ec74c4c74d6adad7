import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { listSourcePages } from '../source-pages';
import { checkPages } from './check-pages';

export const stage: Stage = 'source';

/** The keys of a YAML file; gray-matter's parser is the one the front matter itself goes through. */
function readKeys(root: string, file: string): ReadonlySet<string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  return new Set(Object.keys(matter(`---\n${text}\n---\n`, {}).data));
}

export function run(root: string, note: Note): Promise<readonly Finding[]> {
  const pages = listSourcePages(root);
  note(`${pages.length} pages`);
  return Promise.resolve(
    checkPages(pages, {
      docTags: readKeys(root, 'docs/tags.yml'),
      blogTags: readKeys(root, 'blog/tags.yml'),
      authors: readKeys(root, 'blog/authors.yml'),
    }),
  );
}
