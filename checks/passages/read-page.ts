import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import { treeOf } from '../markdown/tree';
import { lineOfKey, type SourcePage } from '../source-pages';
import { toPassage, type Passage } from './passage';

const kinds = { heading: 'heading', paragraph: 'paragraph', tableCell: 'cell' } as const;

/** Texts of the front matter that readers see. */
const shownKeys = ['title', 'sidebar_label', 'description'] as const;

/** Every heading, paragraph and cell of a page, and what its front matter shows. Nothing where MDX cannot be read. */
export function readPagePassages(page: SourcePage): readonly Passage[] {
  const passages: Passage[] = shownKeys.flatMap((key): Passage[] => {
    const text = page.frontMatter[key];
    if (typeof text !== 'string') return [];
    const line = lineOfKey(page, key);
    return [{ kind: 'data', file: page.file, line, pieces: [{ text, line }], text, links: [] }];
  });
  visit(treeOf(page), (node) => {
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const line = lineOf(node);
    passages.push(toPassage({ kind: kinds[node.type], file: page.file, line }, node.children));
  });
  return passages;
}
