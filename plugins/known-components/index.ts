import type { Root } from 'mdast';
// Adds the types of JSX nodes to those of Markdown.
import type {} from 'remark-mdx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { placeOf } from '../mdx-nodes/place-of';
import { Stop } from '../repository-files/stop';
import { known, written } from './names';
import { ownNames } from './own-names';
import { sayUnknown } from './say-unknown';

interface Options {
  /** The repository's root. Default: the working directory. */
  readonly root?: string;
}

const isThere = (name: string): boolean => known.has(name) || written.has(name);

/**
 * Remark plugin: refuses an unknown component. Without it, MDX finds one only when the page is rendered, and its error
 * does not name the file. Only a page whose source names such a component is walked.
 *
 * @throws Stop naming the page, the line and the remedy
 */
export default function knownComponents({ root = process.cwd() }: Options = {}): Transformer<Root> {
  return (tree, file) => {
    const named = String(file.value).matchAll(/<([A-Z]\w*)/g);
    if ([...named].every(([, name = '']) => isThere(name))) return;
    const own = ownNames(tree);
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = node.name ?? '';
      const unknown = written.has(name) ? undefined : sayUnknown(name, known, own);
      if (unknown) throw new Stop(`${placeOf(root, file, node)}: ${unknown.message} ${unknown.remedy}`);
    });
  };
}
