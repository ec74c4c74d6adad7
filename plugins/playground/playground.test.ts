import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { questions } from '../../graphs';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import playground from './index';
import { drawQuestions } from './question-pictures';

/** The attributes that the plugin gives the component, by name. */
async function fillIn(markdown: string): Promise<ReadonlyMap<string, unknown>> {
  const file = new VFile({ value: markdown, path: path.resolve('docs/page.mdx') });
  const processor = unified().use(remarkParse).use(remarkMdx).use(playground);
  const tree = await processor.run(processor.parse(file), file);
  const element = tree.children.find(({ type }) => type === 'mdxJsxFlowElement');
  expect(tree.children[0]).toMatchObject({ type: 'mdxjsEsm' });
  const attributes = element?.type === 'mdxJsxFlowElement' ? element.attributes : [];
  return new Map(
    attributes.flatMap((a) => (a.type === 'mdxJsxAttribute' ? [[a.name, a.value] as const] : [])),
  );
}

test('passes every question as highlighted code, and the pictures for narrow and wide screens', async () => {
  const attributes = await fillIn('<Playground first="wheel-picture" />');
  expect(attributes.get('first')).toBe('wheel-picture');
  const html = JSON.parse(String(attributes.get('html'))) as Record<string, string>;
  expect(Object.keys(html)).toEqual(questions.map(({ id }) => id));
  expect(html['wheel-picture']).toContain('<span class=k>MATCH</span>');
  const pictures = JSON.parse(String(attributes.get('pictures'))) as Record<
    string,
    { svg: string; wide?: string }
  >;
  expect(Object.keys(pictures)).toEqual(['wheel-picture', 'category-tree']);
  expect(pictures['wheel-picture']?.svg).toContain('Ball bearing');
  const widthOf = (svg = ''): number => Number(/ width="(?<width>[\d.]+)"/.exec(svg)?.groups?.width);
  // The width of the figure on a phone; the other picture is for anything wider.
  for (const { svg, wide } of Object.values(pictures)) {
    expect(widthOf(svg)).toBeLessThanOrEqual(292);
    expect(widthOf(wide)).toBeGreaterThan(292);
  }
});

test.each([
  ['<Playground first="nothing" />', 'docs/page.mdx:1: There is no question "nothing"'],
  ['<Playground first={x} />', 'docs/page.mdx:1: Write <Playground />'],
  ['<Playground graph="parts" />', 'docs/page.mdx:1: Write <Playground />'],
  ['<Playground>\n\ntext\n\n</Playground>', 'docs/page.mdx:1: Write <Playground />'],
])('refuses %s', async (markdown, message) => {
  await expect(fillIn(markdown)).rejects.toThrow(Stop);
  await expect(fillIn(markdown)).rejects.toThrow(message);
});

test.each([
  ['[]', ':1: This is no picture.'],
  ['{ "nodes": [] }', ':1: This is no picture.'],
  ['{', ':1: This is no JSON:'],
  [undefined, ': There is no such file.'],
])('stops with file and remedy when a picture file contains %j', (text, problem) => {
  const file = 'plugins/playground/pictures/wheel-picture.json';
  const root = makeTempFolder(text === undefined ? {} : { [file]: text });
  const draw = () => drawQuestions(root);
  expect(draw).toThrow(`${file}${problem}`);
  expect(draw).toThrow(/ Draw it with npm run pictures:update\.$/);
  expect(draw).toThrow(Stop);
});
