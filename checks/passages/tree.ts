import type { Root } from 'mdast';
import { parsePage } from '../fences/parse-markdown';
import type { SourcePage } from '../source-pages';

const trees = new WeakMap<SourcePage, Root>();

/** A page as Markdown nodes, parsed once; an empty one where MDX cannot be read, which `checks/fences` reports. */
export function treeOf(page: SourcePage): Root {
  let tree = trees.get(page);
  if (tree) return tree;
  try {
    tree = parsePage(page.text);
  } catch {
    tree = { type: 'root', children: [] };
  }
  trees.set(page, tree);
  return tree;
}
