import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsFolderOf, LATEST_VERSION } from '../limits';
import { makeTempFolder } from '../scripts/test/temp-folder';
import { lineOfKey, listSourcePages } from './source-pages';

describe('listSourcePages', () => {
  it('lists every written page with its version and route', () => {
    const root = makeTempFolder({
      'docs/intro.md': '',
      'docs/patterns/index.mdx': '',
      'docs/patterns/parent-child.mdx': '---\nslug: tree\n---\n',
      'docs/contributing/README.md': '',
      'docs/_README.md': '',
      'docs/api-generated/classes/QueryBuilder.md': '',
      'docs/tags.yml': '',
      [`${docsFolderOf(LATEST_VERSION)}/intro.md`]: '---\nslug: /start\n---\n',
      'blog/2026-01-31-why.mdx': '',
      'src/pages/markdown-page.mdx': '',
      'src/pages/index.tsx': '',
    });
    expect(listSourcePages(root).map(({ file, version, route }) => [file, version, route])).toEqual([
      ['docs/contributing/README.md', 'next', 'docs/next/contributing'],
      ['docs/intro.md', 'next', 'docs/next/intro'],
      ['docs/patterns/index.mdx', 'next', 'docs/next/patterns'],
      ['docs/patterns/parent-child.mdx', 'next', 'docs/next/patterns/tree'],
      [`${docsFolderOf(LATEST_VERSION)}/intro.md`, LATEST_VERSION, 'docs/start'],
      ['blog/2026-01-31-why.mdx', null, 'blog/why'],
      ['src/pages/markdown-page.mdx', null, 'markdown-page'],
    ]);
  });

  it('ignores hidden files and folders, symbolic links, and folders with the name of a page', () => {
    const root = makeTempFolder({
      'docs/a.md': '',
      'docs/._a.md': '\0',
      'docs/.notes/b.md': '',
    });
    symlinkSync('who@host.17:1', path.join(root, 'docs/.#a.md'));
    symlinkSync('nowhere', path.join(root, 'docs/c.md'));
    mkdirSync(path.join(root, 'docs/d.md'));
    expect(listSourcePages(root).map(({ file }) => file)).toEqual(['docs/a.md']);
  });

  it('reads a page without its byte order mark, as the site does', () => {
    const [page] = listSourcePages(makeTempFolder({ 'docs/a.md': '\ufeff---\ntitle: A\n---\n' }));
    expect(page).toMatchObject({ frontMatter: { title: 'A' }, text: '---\ntitle: A\n---\n' });
  });

  it('lists a page whose front matter is not valid YAML, with the line of the problem', () => {
    const [page] = listSourcePages(makeTempFolder({ 'docs/a.md': '---\na: b: c\n---\n' }));
    expect(page?.frontMatter).toEqual({});
    expect(page?.problem?.line).toBe(2);
  });
});

describe('lineOfKey', () => {
  it('returns the line of a key, or 1 when the key is missing', () => {
    const [page] = listSourcePages(makeTempFolder({ 'docs/a.md': '---\ntitle: A\nkind: how-to\n---\n' }));
    if (!page) throw new Error('no page');
    expect([lineOfKey(page, 'kind'), lineOfKey(page, 'related')]).toEqual([3, 1]);
  });

  it('looks only in the front matter', () => {
    const text = '---\ntitle: A\n---\n\n```yaml\nkind: Pod\n```\n';
    const [page, bare] = listSourcePages(makeTempFolder({ 'docs/a.md': text, 'docs/b.md': 'kind: x\n' }));
    if (!page || !bare) throw new Error('no page');
    expect([lineOfKey(page, 'kind'), lineOfKey(bare, 'kind')]).toEqual([1, 1]);
  });
});
