import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { terms } from '../../glossary';
import { termShape } from '../glossary/term-shape';
import { lineOfId } from '../line-of-id';
import type { Page } from './model';
import { readMarkdownPage } from './read-page';

/**
 * The samples of the glossary, a page per term, as if they stood in a Markdown file: each runs on a fresh graph. The
 * line is that on which the term begins in its data file. A term that is not whole is left to `checks/glossary`.
 */
export function readGlossaryPages(root: string): readonly Page[] {
  return terms.flatMap((term) => {
    const { id, group, example } = term;
    if (!example || !termShape.safeParse(term).success) return [];
    const file = `glossary/terms/${group}.ts`;
    const above = '\n'.repeat(lineOfId(readFileSync(join(root, file), 'utf8'), id) - 1);
    const source = `${above}\`\`\`${example.language}\n${example.code}\n\`\`\`\n`;
    return [readMarkdownPage({ file, kind: 'page', version: null }, source)];
  });
}
