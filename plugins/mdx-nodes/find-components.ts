import type { Root, RootContent } from 'mdast';
// Adds the types of JSX nodes to those of Markdown.
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** A component in a page, on lines of its own or inside a paragraph. */
export type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

interface FoundComponent {
  readonly node: JsxElement;
  /** Puts other nodes in its place. */
  readonly replace: (by: readonly RootContent[]) => void;
}

/** Whether the page's source has one of these texts. */
export function says({ value }: Pick<VFile, 'value'>, texts: readonly string[]): boolean {
  const source = String(value);
  return texts.some((text) => source.includes(text));
}

/**
 * Finds the components of a page with one of these names, in their order. The tree is walked only if the page's source
 * contains a name: plugins that walked every page for what few pages have took a tenth of the time of compiling pages.
 *
 * @param file - The page with its source, from which the tree was made.
 */
export function findComponents(
  tree: Root,
  file: Pick<VFile, 'value'>,
  names: readonly string[],
): readonly FoundComponent[] {
  const found: FoundComponent[] = [];
  const opened = names.map((name) => `<${name}`);
  if (!says(file, opened)) return found;
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!parent || !names.includes(node.name ?? '')) return;
    const replace = (by: readonly RootContent[]): void => {
      const children: RootContent[] = parent.children;
      children.splice(children.indexOf(node), 1, ...by);
    };
    found.push({ node, replace });
  });
  return found;
}
