import type { Code, Paragraph, Root } from 'mdast';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { readFlags } from '../code-blocks/flags';
import { says } from '../mdx-nodes/find-components';

/** Who says no, by the language of the sample. */
const openings: Readonly<Record<string, string>> = {
  ts: 'TypeScript refuses this:',
  cypher: 'Apache AGE refuses this:',
  sql: 'PostgreSQL refuses this:',
};

function describeRefusal({ lang, meta }: Code): Paragraph | undefined {
  const opening = openings[lang ?? ''];
  const { expectError } = readFlags(meta ?? '').flags;
  if (opening === undefined || expectError === null) return undefined;
  const message = lang === 'ts' ? `error TS${expectError}` : expectError;
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['refusal'] } },
    children: [
      { type: 'text', value: `${opening} ` },
      { type: 'inlineCode', value: message },
    ],
  };
}

/** Remark plugin: puts a line under each sample that is meant to fail, with the error it meets. */
export default function refusals(): Transformer<Root> {
  return (tree, file) => {
    if (!says(file, ['expect-error'])) return;
    visit(tree, 'code', (node, index, parent) => {
      const refusal = describeRefusal(node);
      if (!refusal || !parent || index === undefined) return undefined;
      parent.children.splice(index + 1, 0, refusal);
      return [SKIP, index + 2];
    });
  };
}
