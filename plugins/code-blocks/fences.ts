import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** A fence of a page on its way to HTML. */
export interface PageFence {
  readonly code: string;
  readonly language: string;
  readonly metastring: string;
  /** Puts components where the `pre` stood. */
  readonly replace: (...nodes: readonly MdxJsxFlowElementHast[]) => void;
}

/** With the line endings that samples are kept and checked under: Markdown hands on those of the file. */
const textOf = (element: Element): string =>
  element.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .replaceAll('\r\n', '\n');

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const name = Array.isArray(classes)
    ? classes.find((item): item is string => typeof item === 'string' && item.startsWith('language-'))
    : undefined;
  return name === undefined ? 'text' : name.slice('language-'.length);
}

/** Finds each `pre > code` of a page, wherever it stands: in a list, an admonition or a tab. */
export function findFences(parent: Root | Element): readonly PageFence[] {
  return parent.children.flatMap((node): readonly PageFence[] => {
    if (!('children' in node)) return [];
    const code = node.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined;
    if (code?.type !== 'element' || code.tagName !== 'code') return findFences(node as Element);
    return [
      {
        code: textOf(code).replace(/\n$/, ''),
        language: languageOf(code),
        metastring: String(code.properties.metastring ?? ''),
        replace: (...nodes) =>
          parent.children.splice(parent.children.indexOf(node), 1, ...(nodes as never[])),
      },
    ];
  });
}
