import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { findComponents } from './find-components';
import { paragraph, text } from '.';

const page = `<Limit id="a" />

A <Limit id="b" /> and a <Mark />.

> <Limit id="c" />
`;
const read = (source: string) => unified().use(remarkParse).use(remarkMdx).parse(source);

it('finds components by name in the order of the page', () => {
  const found = findComponents(read(page), { value: page }, ['Limit']);
  expect(found.map(({ node }) => node.type)).toEqual([
    'mdxJsxFlowElement',
    'mdxJsxTextElement',
    'mdxJsxFlowElement',
  ]);
  expect(findComponents(read(page), { value: page }, ['Other'])).toEqual([]);
});

it('finds nothing when the source has no tag of that name, without walking the tree', () => {
  expect(findComponents(read(page), { value: 'Limits are <Limited />, not shown.' }, ['Mark'])).toEqual([]);
});

it('replaces components correctly after earlier ones were replaced by several nodes', () => {
  const tree = read(page);
  const found = findComponents(tree, { value: page }, ['Limit']);
  const two = () => [paragraph([text('x')]), paragraph([text('y')])];
  found[0]?.replace(two());
  found[2]?.replace(two());
  expect(tree.children.map(({ type }) => type)).toEqual([
    'paragraph',
    'paragraph',
    'paragraph',
    'blockquote',
  ]);
  expect(tree.children[3]).toMatchObject({ children: [{ type: 'paragraph' }, { type: 'paragraph' }] });
});
