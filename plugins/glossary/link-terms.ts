import type { Link, Parents, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { inlineElement } from '../mdx-nodes';
import { faultAt } from '../mdx-nodes/fault-at';
import { lineOf } from '../mdx-nodes/line-of';
import { Stop } from '../repository-files/stop';
import { findTerm } from './find-term';

const SCHEME = 'glossary:';

/** What `[text](glossary:id)` becomes: the term's card at its first use on the page, plain text after that. */
function replacementOf(node: Link, used: Set<string>, parents: readonly Parents[]): PhrasingContent[] {
  const id = node.url.slice(SCHEME.length);
  const { short, term } = findTerm(id);
  if (node.children.length === 0) throw new Stop(`The glossary link to "${id}" has no text.`);
  if (parents.some((parent) => parent.type === 'heading')) {
    throw new Stop(`A heading cannot hold the glossary link to "${id}". Put it into the text below.`);
  }
  if (used.has(id)) return node.children;
  used.add(id);
  return [inlineElement('GlossaryTerm', { id, term, definition: short }, node.children)];
}

/**
 * Replaces every glossary link of a page.
 *
 * @throws Stop naming the line, for an unknown term, a link without text, or one in a heading.
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
          throw faultAt(`${path}:${lineOf(child)}`, error);
        }
      }
      if ('children' in child) walk(child, parents);
      return [child];
    });
  };
  walk(tree, []);
  visit(tree, 'definition', (node) => {
    if (!node.url.startsWith(SCHEME)) return SKIP;
    throw new Stop(`${path}:${lineOf(node)}: Write glossary links in place, as [text](${node.url}).`);
  });
}
