import { expect, test } from 'vitest';
import { extractPages } from './extract';

test.each([
  ['those of Unix', '\n'],
  ['those of Windows', '\r\n'],
])('extracts the page with its inner fences when line endings are %s', (_, ending) => {
  const text = 'Intro\n\n````mdx title="docs/a.mdx"\n---\ntitle: A\n---\n\n```ts\n1;\n```\n````\n\nAfter\n';
  expect(extractPages('docs/t.md', text.replaceAll('\n', ending))).toEqual([
    { template: 'docs/t.md', line: 3, file: 'docs/a.mdx', text: '---\ntitle: A\n---\n\n```ts\n1;\n```\n' },
  ]);
});

test('finds no page in a fence of three backticks, or in one that is never closed', () => {
  expect(extractPages('docs/t.md', '```mdx title="docs/a.mdx"\nx\n```\n')).toEqual([]);
  expect(extractPages('docs/t.md', '````mdx title="docs/a.mdx"\nnever closed\n')).toEqual([]);
});
