import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRepository, runOn } from '../run-on';
import { checkFiles } from './check-files';

const told = (file: string, content: string | Buffer = '') =>
  checkFiles([{ file: `docs/${file}`, room: 'docs' }], () => Buffer.from(content)).map(
    ({ line, message }) => `${line ?? ''} ${message}`,
  );
const group = '{ "label": "A", "position": 1 }';
const noPage = [' The build makes no page of this file, and nothing reads it.'];
const odd = (part: string) => [` "${part}" is part of the page's address, and not fit for one.`];

describe('checkFiles', () => {
  it.each([
    'intro.md',
    'a/b-2.mdx',
    'README.md',
    'a/README.mdx',
    '_README.md',
    'a/_category_.json',
    'a/_drafts/My Draft.txt',
    'tags.yml',
    'a/pool.svg',
    '2026-01-31-post.md',
    '.DS_Store',
  ])('accepts %s', (file) => {
    expect(told(file, file.endsWith('.json') ? group : '')).toEqual([]);
  });

  it.each(['intro.MDX', 'intro.markdown', 'intro.mdx.txt', 'notes', 'a/category.json', 'tags.yaml'])(
    'reports %s, which nothing reads',
    (file) => {
      expect(told(file)).toEqual(noPage);
    },
  );

  it.each([
    ['query.cypher', '[The query](./query.cypher)', []],
    ['query.cypher', '[The query](query.cypher)', []],
    ['rows.json', "import rows from '../data/rows.json';", []],
    ['query.cypher', 'The query.cypher is nowhere.', noPage],
    ['b.MDX', '[The page](./b.MDX)', noPage],
    ['notes', '[Notes](./notes)', noPage],
  ])('decides whether %s is a file that a page links to or imports: %s', (name, text, messages) => {
    const files = ['docs/a.md', `docs/data/${name}`].map((file) => ({ file, room: 'docs' }));
    const found = checkFiles(files, (file) => Buffer.from(file === 'docs/a.md' ? text : ''));
    expect(found.map(({ line, message }) => `${line ?? ''} ${message}`)).toEqual(messages);
  });

  it('accepts a _category_.json with every field that Docusaurus knows, with and without a byte order mark', () => {
    const every = {
      label: 'A',
      position: 1,
      key: 'a',
      description: 'A.',
      className: 'a',
      collapsed: false,
      collapsible: true,
      customProps: { id: 'own' },
      link: { type: 'generated-index' },
    };
    for (const group of [every, { ...every, link: null }])
      for (const mark of ['', '\ufeff'])
        expect(told('a/_category_.json', mark + JSON.stringify(group))).toEqual([]);
  });

  it.each([
    ['my page.mdx', 'my page.mdx'],
    ['Guides/a.md', 'Guides'],
    ['snake_case.md', 'snake_case.md'],
    ['größe.md', 'größe.md'],
  ])('reports a part of %s that is not fit for an address', (file, part) => {
    expect(told(file)).toEqual(odd(part));
  });

  it.each([
    ['{\n "label": "A",\n "position": 1 "link": null }', '3 This is no JSON: Expected'],
    ['{\n "lable": "A" }', '2 The group has an unknown field "lable".'],
    ['{\n "label": "A",\n "position": "1" }', '3 The group has a wrong "position".'],
    ['{\n "toString": "A" }', '2 The group has an unknown field "toString".'],
    ['{ "label": "A", "collapsed": "no" }', '1 The group has a wrong "collapsed".'],
    ['{ "label": 3 }', '1 The group has a wrong "label".'],
    ['{ "label": " " }', '1 The group has a wrong "label".'],
    ['{ "customProps": [] }', '1 The group has a wrong "customProps".'],
    ['{ "customProps": null }', '1 The group has a wrong "customProps".'],
    ['{ "customProps": "a" }', '1 The group has a wrong "customProps".'],
    ['{ "link": "b" }', '1 The group has a wrong "link".'],
    ['{ "link": { "type": "page" } }', '1 The group has a wrong "link".'],
    ['{ "link": { "type": "page", "id": "b" } }', '1 The group has a wrong "link".'],
    ['{ "link": { "type": "doc", "id": "" } }', '1 The group has a wrong "link".'],
    ['{ "link": { "id": "b" } }', '1 The group has a wrong "link".'],
    ['{ "link":\n { "type": "doc", "id": "b" } }', '1 The group leads to the page "b", which is not there.'],
    ['{ "link": { "type": "doc" } }', '1 The group has a wrong "link".'],
    ['[]', '1 This is no group of the sidebar.'],
    ['null', '1 This is no group of the sidebar.'],
    ['"Guides"', '1 This is no group of the sidebar.'],
  ])('reports what is wrong in the _category_.json %j', (text, message) => {
    expect(told('a/_category_.json', text)).toEqual([expect.stringContaining(message)]);
  });

  it.each(['b', 'a/b'])('accepts a _category_.json that links to the page %s', (id) => {
    const files = ['docs/a/b.mdx', 'docs/a/_category_.json'].map((file) => ({ file, room: 'docs' }));
    const text = JSON.stringify({ link: { type: 'doc', id } });
    expect(checkFiles(files, (file) => Buffer.from(file.endsWith('json') ? text : ''))).toEqual([]);
  });

  it('does not take the folder versioned_docs as part of the address', () => {
    const file = { file: 'versioned_docs/version-0.3.0/a.md', room: 'versioned_docs' };
    expect(checkFiles([file], () => Buffer.from(''))).toEqual([]);
  });

  it('does not check the encoding of a picture', () => {
    expect(told('a.png', Buffer.from('\xe9\0', 'latin1'))).toEqual([]);
  });

  it('reports UTF-16, with or without a byte order mark', () => {
    const text = 'one\ntwo\n';
    for (const mark of ['', '\ufeff'])
      expect(told('a.md', Buffer.from(mark + text, 'utf16le'))).toEqual([
        '1 A character here is not in UTF-8.',
      ]);
  });

  it('reports the line of a character that is not UTF-8, and accepts a byte order mark', () => {
    expect(told('a.md', Buffer.from('one\ncaf\xe9\n', 'latin1'))).toEqual([
      '2 A character here is not in UTF-8.',
    ]);
    expect(told('a.md', '\ufeffone\ncafé\n')).toEqual([]);
  });
});

describe('run', () => {
  it('reports a page that is a symbolic link, and ignores the lock file of an editor', async () => {
    const root = makeRepository({ 'docs/a.md': '', 'blog/_README.md': '' });
    symlinkSync('a.md', path.join(root, 'docs/b.md'));
    symlinkSync('who@host.17:1', path.join(root, 'docs/.#a.md'));
    expect((await runOn(root, 'page-files')).findings).toEqual([
      'docs/b.md: This is a symbolic link, and the build does not find the page behind it.\n    -> Put the file itself here.',
    ]);
  });
});
