import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import refusals from '.';

function linesUnder(markdown: string): readonly string[] {
  const processor = unified().use(remarkParse).use(refusals);
  const tree = processor.runSync(processor.parse(markdown), { value: markdown });
  return tree.children.map((node) =>
    node.type === 'paragraph'
      ? node.children.map((child) => ('value' in child ? child.value : '')).join('')
      : node.type,
  );
}

test.each([
  [
    `cypher expect-error='syntax error at or near ":"'`,
    'Apache AGE refuses this: syntax error at or near ":"',
  ],
  ['sql expect-error="must be owner"', 'PostgreSQL refuses this: must be owner'],
  ['ts title="a.ts" expect-error=2345', 'TypeScript refuses this: error TS2345'],
])('adds a line with the error below a sample: %s', (opening, line) => {
  expect(linesUnder(`\`\`\`${opening}\nx\n\`\`\`\n\nAfter`)).toEqual(['code', line, 'After']);
});

test('adds nothing below samples that are expected to work', () => {
  expect(linesUnder('```cypher live\nx\n```\n\n```text\nexpect-error="x"\n```')).toEqual(['code', 'code']);
});
