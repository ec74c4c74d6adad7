import type { Link, Parents, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { inlineElement } from '../mdx-nodes';
import { reasonOf } from '../repository-files/stop';
import { findTerm } from './find-term';

const SCHEME = 'glossary:';

/** What `[text](glossary:id)` becomes: the term's card at its first use on the page, plain text after that. */
function replacementOf(node: Link, used: Set<string>, parents: readonly Parents[]): PhrasingContent[] {
  const id = node.url.slice(SCHEME.length);
  const { short, term } = findTerm(id);
  if (node.children.length === 0) throw new Error(`The glossary link to "${id}" has no text.`);
  if (parents.some((parent) => parent.type === 'heading')) {
    throw new Error(`A heading cannot hold the glossary link to "${id}". Put it into the text below.`);
  }
  if (used.has(id)) return node.children;
  used.add(id);
  return [inlineElement('GlossaryTerm', { id, term, definition: short }, node.children)];
}

/**
 * Replaces every glossary link of a page.
 *
 * @throws Error naming the line, for an unknown term, a link without text, or one in a heading.
 */
export function linkTerms(tree: Root, path: string): void {
  const used = new Set<string>();
  const walk = (parent: Parents, above: readonly Parents[]): void => {
    const parents = [...above, parent];
    parent.children = parent.children.flatMap((child) => {
      if (child.type === 'link' && child.url.startsWith(SCHEME)) {
        try {
          return replacementOf(child, used, parents);
        } catch (error) {
          throw new Error(`${path}:${child.position?.start.line ?? 1}: ${reasonOf(error)}`);
        }
      }
      if ('children' in child) walk(child, parents);
      return [child];
    });
  };
  walk(tree, []);
  visit(tree, 'definition', (node) => {
    if (!node.url.startsWith(SCHEME)) return SKIP;
    throw new Error(
      `${path}:${node.position?.start.line ?? 1}: Write glossary links in place, as [text](${node.url}).`,
    );
  });
}
