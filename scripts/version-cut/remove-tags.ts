import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../plugins/repository-files/files-below';

/** The field `tags` with its list, on one line or on several: what belongs to it is indented or begins with a dash. */
const field = /^tags:[^\n]*\n(?:(?:[ \t]+\S|- )[^\n]*\n)*/m;

/** Accepts the line ends of Windows and the byte order mark that its editors write, as the site does. */
const block = /^\ufeff?---\r?\n[\s\S]*?\n---\r?\n/;

/** The page without the tags in its front matter: only Next has tag pages. */
export function withoutTags(page: string): string {
  const [frontMatter] = block.exec(page) ?? [];
  return frontMatter === undefined ? page : frontMatter.replace(field, '') + page.slice(frontMatter.length);
}

/** Takes the tags out of every page of a folder. */
export function removeTags(folder: string): void {
  for (const name of filesBelow(folder)) {
    if (!/\.mdx?$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const plain = withoutTags(text);
    if (plain !== text) writeFileSync(file, plain);
  }
}
