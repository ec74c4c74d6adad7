import type { Paragraph, Root, RootContent, Table } from 'mdast';
// Adds the types of JSX nodes to those of Markdown.
import type {} from 'remark-mdx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { placeOf } from '../mdx-nodes/place-of';
import { readResult, type MeasuredResult } from './result';
import { setupText, tableRows } from './table';

interface Options {
  /** The repository's root. Default: the working directory. */
  readonly root?: string;
}

/**
 * Remark plugin: puts the table of a measurement in the place of `<Measured of="name" />`.
 *
 * @throws Error naming the page, the line and the remedy, for an unknown name or a result of another shape.
 */
export default function measured({ root = process.cwd() }: Options = {}): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      if (node.name !== 'Measured' || !parent || index === undefined) return undefined;
      const place = placeOf(root, file, node);
      if (node.type === 'mdxJsxTextElement')
        throw new Error(`${place}: Put <Measured /> on a line of its own.`);
      const [of] = node.attributes;
      if (of?.type !== 'mdxJsxAttribute' || of.name !== 'of' || typeof of.value !== 'string') {
        throw new Error(`${place}: write <Measured of="name" />, the name of a file in bench/results.`);
      }
      try {
        parent.children.splice(index, 1, ...(draw(readResult(root, of.value)) as typeof parent.children));
      } catch (error) {
        throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return [SKIP, index + 2];
    });
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
