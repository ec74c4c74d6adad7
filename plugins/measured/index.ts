import type { Paragraph, Root, RootContent, Table } from 'mdast';
import type { Transformer } from 'unified';
import { faultAt } from '../mdx-nodes/fault-at';
import { placeOf } from '../mdx-nodes/place-of';
import { findComponents } from '../mdx-nodes/find-components';
import { Stop } from '../repository-files/stop';
import { readResult, type MeasuredResult } from './result';
import { setupText, tableRows } from './table';

interface Options {
  /** The repository's root. Default: the working directory. */
  readonly root?: string;
}

/**
 * Remark plugin: puts the table of a measurement in the place of `<Measured of="name" />`.
 *
 * @throws Stop naming the page, the line and the remedy, for an unknown name or a result of another shape.
 */
export default function measured({ root = process.cwd() }: Options = {}): Transformer<Root> {
  return (tree, file) => {
    for (const { node, replace } of findComponents(tree, file, ['Measured'])) {
      const place = placeOf(root, file, node);
      if (node.type === 'mdxJsxTextElement')
        throw new Stop(`${place}: Put <Measured /> on a line of its own.`);
      const [of, ...others] = node.attributes;
      const isName = of?.type === 'mdxJsxAttribute' && of.name === 'of';
      if (!isName || typeof of.value !== 'string' || others.length + node.children.length > 0)
        throw new Stop(
          `${place}: Write <Measured of="name" />, the name of a file in bench/results and nothing else.`,
        );
      try {
        replace(draw(readResult(root, of.value)));
      } catch (error) {
        throw faultAt(place, error);
      }
    }
  };
}

function draw(result: MeasuredResult): readonly RootContent[] {
  const table: Table = {
    type: 'table',
    children: tableRows(result).map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
    })),
  };
  const note: Paragraph = {
    type: 'paragraph',
    children: [
      { type: 'text', value: setupText(result) },
      { type: 'inlineCode', value: `npx tsx ${result.script}` },
      { type: 'text', value: '.' },
    ],
  };
  return [table, note];
}
