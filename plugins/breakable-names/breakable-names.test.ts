import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import breakableNames from '.';

const literal = (value: string) => ({ type: 'Literal', value, raw: JSON.stringify(value) });

/** The heading's entry in the exported table of contents, after the plugin has run. */
function titleAfter(title: string, exported = 'toc'): unknown {
  const value = literal(title);
  const entry = {
    type: 'ObjectExpression',
    properties: [
      { type: 'Property', key: literal('value'), value },
      { type: 'Property', key: literal('id'), value: literal('some_Id') },
    ],
  };
  const variable = {
    type: 'VariableDeclarator',
    id: { type: 'Identifier', name: exported },
    init: { type: 'ArrayExpression', elements: [entry] },
  };
  const declaration = { type: 'VariableDeclaration', declarations: [variable] };
  const body = [{ type: 'ExportNamedDeclaration', declaration }];
  const tree = { type: 'root', children: [{ type: 'mdxjsEsm', value: '', data: { estree: { body } } }] };
  void breakableNames()(tree as unknown as Root, undefined as never, () => undefined);
  expect(entry.properties[1]?.value.value).toBe('some_Id');
  return value.value;
}

test.each([
  ['BATCH_LOADER_ERROR', 'BATCH_<wbr/>LOADER_<wbr/>ERROR'],
  ['Call <code>executeCypherQuery()</code>', 'Call <code>execute<wbr/>Cypher<wbr/>Query()</code>'],
  ['new AgeSchemaClient', 'new Age<wbr/>Schema<wbr/>Client'],
  ['schema.createLabel', 'schema.<wbr/>create<wbr/>Label'],
  ['PostgreSQL, age_graph and 0.3.0', 'PostgreSQL, age_graph and 0.3.0'],
  ['<span class="titleOfSomething_Xy">Read it.</span>', '<span class="titleOfSomething_Xy">Read it.</span>'],
])('the entry %s in the table of contents becomes %s', (title, broken) => {
  expect(titleAfter(title)).toBe(broken);
});

test('exports other than the table of contents are unchanged', () => {
  expect(titleAfter('BATCH_LOADER_ERROR', 'names')).toBe('BATCH_LOADER_ERROR');
});

test('the h1 gets break points in its names, lower headings do not', () => {
  const text = (value: string) => ({ type: 'text', value });
  const heading = (depth: number, ...children: object[]) => ({ type: 'heading', depth, children });
  const title = heading(1, text('What convertToPostgresValue does'));
  const section = heading(2, text('convertToPostgresValue'));
  const tree = { type: 'root', children: [{ type: 'mdxJsxFlowElement', children: [title] }, section] };
  void breakableNames()(tree as unknown as Root, undefined as never, () => undefined);
  const seam = { type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: [] };
  expect(title.children).toEqual([
    text('What convert'),
    seam,
    text('To'),
    seam,
    text('Postgres'),
    seam,
    text('Value does'),
  ]);
  expect(section.children).toEqual([text('convertToPostgresValue')]);
});

test('a name in the list of declarations gets break points, one in the text above does not', () => {
  const link = () => ({
    type: 'link',
    url: './a.md',
    children: [{ type: 'text', value: 'convertToPostgresValue' }],
  });
  const paragraph = (content: object) => ({ type: 'paragraph', children: [content] });
  const [above, listed] = [link(), link()];
  const entry = { type: 'mdxJsxFlowElement', name: 'ApiEntry', children: [paragraph(listed)] };
  const entries = { type: 'mdxJsxFlowElement', name: 'ApiEntries', children: [entry] };
  const tree = { type: 'root', children: [paragraph(above), entries] };
  void breakableNames()(tree as unknown as Root, undefined as never, () => undefined);
  expect(listed.children).toHaveLength(7);
  expect(above.children).toHaveLength(1);
});
