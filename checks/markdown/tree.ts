import type { Root } from 'mdast';
import { parsePage } from './parse-markdown';
import type { SourcePage } from '../source-pages';

const trees = new WeakMap<SourcePage, Root | 'unreadable'>();

function parse(page: SourcePage): Root | 'unreadable' {
  let tree = trees.get(page);
  if (tree) return tree;
  try {
    tree = parsePage(page.text);
  } catch {
    tree = 'unreadable';
  }
  trees.set(page, tree);
  return tree;
}

/** Whether MDX can read a page; `checks/fences` reports one that it cannot. */
export const isReadable = (page: SourcePage): boolean => parse(page) !== 'unreadable';

/** A page as Markdown nodes, parsed once; an empty one where MDX cannot be read. */
export function treeOf(page: SourcePage): Root {
  const tree = parse(page);
  return tree === 'unreadable' ? { type: 'root', children: [] } : tree;
}
