import { expect, test } from 'vitest';
import { extractPages } from './extract';

test.each([
  ['those of Unix', '\n'],
  ['those of Windows', '\r\n'],
])('takes the page out of the fence, inner fences included, where line endings are %s', (_, ending) => {
  const text = 'Intro\n\n````mdx title="docs/a.mdx"\n---\ntitle: A\n---\n\n```ts\n1;\n```\n````\n\nAfter\n';
  expect(extractPages('docs/t.md', text.replaceAll('\n', ending))).toEqual([
    { template: 'docs/t.md', line: 3, file: 'docs/a.mdx', text: '---\ntitle: A\n---\n\n```ts\n1;\n```\n' },
  ]);
});

test('a template without such a fence has no page', () => {
  expect(extractPages('docs/t.md', '```mdx title="docs/a.mdx"\nx\n```\n')).toEqual([]);
  expect(extractPages('docs/t.md', '````mdx title="docs/a.mdx"\nnever closed\n')).toEqual([]);
});
