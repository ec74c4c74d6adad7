import path from 'node:path';
import type { Root } from 'hast';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { findNames, linkInlineNames, linkNames } from './link-names';

const find = (name: string): string | undefined => ({ Row: '/docs/Row', Kind: '#type-kind' })[name];

describe('findNames', () => {
  const generated = 'docs/api-generated';
  const root = makeTempFolder(
    { [`${generated}/classes/Client.md`]: '', [`${generated}/classes/Row.md`]: '' },
    afterAll,
  );
  const folder = path.join(root, generated);
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'h3',
        properties: { id: 'type-kind' },
        children: [{ type: 'text', value: 'Kind' }],
      },
    ],
  };
  const names = findNames(path.join(folder, 'classes/Client.md'), tree, '/base/docs/');

  it('finds generated pages and sections of the page', () => {
    expect(names?.('Row')).toBe('/base/docs/api-generated/classes/Row');
    expect(names?.('Kind')).toBe('#type-kind');
    expect(names?.('Promise')).toBeUndefined();
  });

  it('does not find a section by its name in lower case', () => {
    expect(names?.('kind')).toBeUndefined();
  });

  it('does not link a page to itself, and does nothing outside the generated reference', () => {
    expect(names?.('Client')).toBeUndefined();
    expect(findNames(path.join(folder, '../intro.md'), tree, '/base/docs/')).toBeUndefined();
  });
});

it('linkNames links names outside strings, comments and property names', () => {
  const html =
    '<span class=f>run</span>(a: <span class=t>Row</span>&lt;Kind>) <span class=s>"Row"</span> <span class=c>// Row</span> Row: x, Kind?: Row';
  expect(linkNames(html, find)).toBe(
    '<span class=f>run</span>(a: <span class=t><a href="/docs/Row">Row</a></span>&lt;<a href="#type-kind">Kind</a>>) <span class=s>"Row"</span> <span class=c>// Row</span> Row: x, Kind?: <a href="/docs/Row">Row</a>',
  );
});

it('linkNames does not link the names of entities', () => {
  expect(linkNames('a &lt; b', () => '/docs/any')).toBe(
    '<a href="/docs/any">a</a> &lt; <a href="/docs/any">b</a>',
  );
});

it('linkInlineNames links names in inline code that is not inside a link', () => {
  const code = (value: string) => ({
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value }],
  });
  const tree = {
    type: 'root',
    children: [
      { type: 'element', tagName: 'p', properties: {}, children: [code('Array<Row>'), code('plain')] },
      { type: 'element', tagName: 'a', properties: { href: 'x' }, children: [code('Row')] },
    ],
  } as Root;
  linkInlineNames(tree, find);
  expect(tree.children[0]).toMatchObject({
    children: [
      {
        type: 'mdxJsxTextElement',
        name: 'code',
        children: [
          { value: 'Array<' },
          { tagName: 'a', properties: { href: '/docs/Row' }, children: [{ value: 'Row' }] },
          { value: '>' },
        ],
      },
      { tagName: 'code', children: [{ value: 'plain' }] },
    ],
  });
  expect(tree.children[1]).toMatchObject({ children: [{ tagName: 'code' }] });
});
