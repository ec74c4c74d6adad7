import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

export interface CallOut {
  /** Empty where `<Limit>` has no plain id. */
  readonly id: string;
  readonly line: number;
}

/** Every `<Limit id="…" />` of a page; those inside of fences are samples. None of a page that MDX cannot read. */
export function findCallOuts(page: SourcePage): readonly CallOut[] {
  if (!/<Limit\b/.test(page.text)) return [];
  const found: CallOut[] = [];
  visit(treeOf(page), (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== 'Limit') return;
    const value = node.attributes.find(
      (item) => item.type === 'mdxJsxAttribute' && item.name === 'id',
    )?.value;
    found.push({ id: typeof value === 'string' ? value : '', line: lineOf(node) });
  });
  return found;
}
