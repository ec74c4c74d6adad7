import type { Element, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { displayedCode } from './displayed-code';
import { highlight } from './highlight';
import { parseFenceMeta } from './meta';

interface Fence {
  readonly code: string;
  readonly language: string;
  readonly metastring: string;
  /** Puts the component where the `pre` stood. */
  readonly replace: (node: MdxJsxFlowElementHast) => void;
}

const textOf = (element: Element): string =>
  element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const name = Array.isArray(classes)
    ? classes.find((item) => String(item).startsWith('language-'))
    : undefined;
  return name === undefined ? 'text' : String(name).slice('language-'.length);
}

/** Finds each `pre > code`, wherever it stands: in a list, an admonition or a tab. */
function findFences(parent: Root | Element): Fence[] {
  return parent.children.flatMap((node, index): Fence[] => {
    if (!('children' in node)) return [];
    const code = node.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined;
    if (code?.type !== 'element' || code.tagName !== 'code') return findFences(node as Element);
    return [
      {
        code: textOf(code).replace(/\n$/, ''),
        language: languageOf(code),
        metastring: String(code.properties.metastring ?? ''),
        replace: (component) => parent.children.splice(index, 1, component as never),
      },
    ];
  });
}

const attribute = (name: string, value: string | undefined): MdxJsxAttribute[] =>
  value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }];

const flag = (name: string, isSet: boolean): MdxJsxAttribute[] =>
  isSet ? [{ type: 'mdxJsxAttribute', name, value: null }] : [];

/**
 * Turns each fence into `<CodeFence>` with its highlighted HTML, so that no highlighter reaches the browser.
 *
 * It stands in `beforeDefaultRehypePlugins` of docs, blog and pages.
 */
export function rehypeCodeBlocks() {
  return async (root: Root, file: VFile): Promise<void> => {
    const graph = (file.data.frontMatter as { graph?: string } | undefined)?.graph;
    await Promise.all(
      findFences(root).map(async ({ code, language, metastring, replace }) => {
        const meta = parseFenceMeta(metastring);
        const shown = displayedCode(code, language);
        replace({
          type: 'mdxJsxFlowElement',
          name: 'CodeFence',
          attributes: [
            ...attribute('language', language),
            ...attribute('title', meta.title),
            ...flag('live', meta.live),
            ...attribute('source', meta.live ? shown : undefined),
            ...attribute('graph', meta.live ? graph : undefined),
            ...attribute('html', await highlight(shown, language, meta)),
          ],
          children: [],
        });
      }),
    );
  };
}
