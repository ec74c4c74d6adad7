import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import breakableContents from '.';

const literal = (value: string) => ({ type: 'Literal', value, raw: JSON.stringify(value) });

/** The page's ESM node, as Docusaurus makes it of one heading. */
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
  void breakableContents()(tree as unknown as Root, undefined as never, () => undefined);
  expect(entry.properties[1]?.value.value).toBe('some_Id');
  return value.value;
}

test.each([
  ['BATCH_LOADER_ERROR', 'BATCH_<wbr/>LOADER_<wbr/>ERROR'],
  ['Call <code>executeCypherQuery()</code>', 'Call <code>execute<wbr/>Cypher<wbr/>Query()</code>'],
  ['schema.createLabel', 'schema.<wbr/>create<wbr/>Label'],
  ['PostgreSQL, age_graph and 0.3.0', 'PostgreSQL, age_graph and 0.3.0'],
  ['<span class="titleOfSomething_Xy">Read it.</span>', '<span class="titleOfSomething_Xy">Read it.</span>'],
])('%s may break: %s', (title, broken) => {
  expect(titleAfter(title)).toBe(broken);
});

test('other exports stay as they are', () => {
  expect(titleAfter('BATCH_LOADER', 'names')).toBe('BATCH_LOADER');
});
