import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { faultAt } from '../mdx-nodes/fault-at';
import { placeOf } from '../mdx-nodes/place-of';
import { findComponents, type JsxElement } from '../mdx-nodes/find-components';
import { Stop } from '../repository-files/stop';
import { readDiagram } from './read-diagram';

interface Options {
  /** The repository's root. Default: the working directory. */
  readonly root?: string;
}

/**
 * Remark plugin: gives `<Diagram of="name" />` its drawing and caption.
 *
 * @throws Stop naming the page, the line and the remedy, for an unknown name or a drawing that breaks a rule.
 */
export default function diagrams({ root = process.cwd() }: Options = {}): Transformer<Root> {
  return (tree, file) => {
    for (const { node } of findComponents(tree, file, ['Diagram']))
      fillIn(node, root, placeOf(root, file, node));
  };
}

function fillIn(node: JsxElement, root: string, place: string): void {
  const of = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  );
  if (typeof of?.value !== 'string' || node.attributes.length !== 1 || node.children.length > 0) {
    throw new Stop(`${place}: Write <Diagram of="name" />, one plain name and nothing else.`);
  }
  try {
    const { svg, title } = readDiagram(root, of.value);
    node.attributes = [
      { type: 'mdxJsxAttribute', name: 'svg', value: svg },
      { type: 'mdxJsxAttribute', name: 'caption', value: title },
    ];
  } catch (error) {
    throw faultAt(place, error);
  }
}
