import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsFolderOf, LATEST_VERSION } from '../../limits';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { allShown, resolveRelated } from './resolve-related';

const released = docsFolderOf(LATEST_VERSION);
const page = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n`;

test('resolves related pages in the version of the page, in order, and skips missing ones', () => {
  const site = makeTempFolder({
    'docs/a.md': page('A next'),
    [`${released}/a.mdx`]: page('A'),
    [`${released}/patterns/index.mdx`]: page('Patterns'),
    'blog/post.md': page('Post'),
  });
  const from = path.join(site, released, 'b.md');
  expect(resolveRelated(site, from, ['patterns/', 'a', 'blog/post', 'glossary', 'gone'])).toEqual([
    { to: '/docs/patterns/', title: 'Patterns', description: 'About Patterns.' },
    { to: '/docs/a', title: 'A', description: 'About A.' },
    { to: '/blog/post', title: 'Post', description: 'About Post.' },
    expect.objectContaining({ to: '/glossary' }),
  ]);
  expect(resolveRelated(site, path.join(site, 'docs/b.md'), ['a'])).toEqual([
    { to: '/docs/next/a', title: 'A next', description: 'About A next.' },
  ]);
});

test('finds a page only by its slug, which is relative to its folder', () => {
  const withSlug = (slug: string) => page('Tree').replace('---\n', `---\nslug: ${slug}\n`);
  const site = makeTempFolder({
    'docs/patterns/parent-child.mdx': withSlug('tree'),
    'docs/deep/b.md': withSlug('/start/'),
  });
  const from = path.join(site, 'docs/a.md');
  const asked = ['patterns/tree', 'start', 'tree', 'patterns/parent-child', 'deep/b'];
  expect(resolveRelated(site, from, asked).map(({ to }) => to)).toEqual([
    '/docs/next/patterns/tree',
    '/docs/next/start',
  ]);
});

test('takes the route as title of a page without front matter, and finds posts that are folders', () => {
  const site = makeTempFolder({
    'docs/a/README.md': 'Text.\n',
    'blog/news.mdx': page('News'),
    'blog/deep/index.md': page('Deep'),
    'blog/deeper/index.mdx': page('Deeper'),
  });
  const from = path.join(site, 'docs/b.md');
  const posts = ['blog/news', 'blog/deep', 'blog/deeper'];
  expect(resolveRelated(site, from, ['a', ...posts])).toEqual([
    { to: '/docs/next/a/', title: 'a', description: '' },
    ...posts.map((post) => expect.objectContaining({ to: `/${post}` }) as unknown),
  ]);
});

test('names the linked page when its front matter does not parse', () => {
  const site = makeTempFolder({ 'docs/a.md': '---\ntitle: A\nrelated: [a\n---\n' });
  const read = () => resolveRelated(site, path.join(site, 'docs/b.md'), ['a']);
  // The development server resolves the same page again.
  for (const _time of [1, 2])
    expect(read).toThrow(/^docs\/a\.md:4: The front matter is not valid YAML: .*\. Close each "\["/);
});

test('pages outside the docs, and values that are no list of names, give no related pages', () => {
  expect(resolveRelated('/site', '/site/src/pages/x.md', ['a'])).toEqual([]);
  expect(resolveRelated('/site', '/site/docs-old/x.md', ['glossary'])).toEqual([]);
  expect(resolveRelated('/site', '/site/docs/x.md', 'a')).toEqual([]);
  expect(resolveRelated('/site', '/site/docs/x.md', [3])).toEqual([]);
});

test('allShown skips a version that has no folder', () => {
  const site = makeTempFolder({ 'docs/a.md': page('A next') });
  expect(allShown(site).map(({ file }) => file)).toEqual(['docs/a.md']);
});

test('allShown lists title, description and slug of all docs and posts, and follows an edit', () => {
  const site = makeTempFolder({
    'docs/a.md': page('A next'),
    'docs/deep/b.md': page('B'),
    'docs/c.json': '{',
    [`${released}/a.md`]: page('A'),
    'blog/post.md': page('Post'),
  });
  const titles = (): readonly unknown[] => allShown(site).map(({ title }) => title);
  expect(titles()).toEqual(['A', 'A next', 'B', 'Post']);
  writeFileSync(path.join(site, 'docs/deep/b.md'), page('Newer').replace('---\n', '---\nslug: c\n'));
  expect(titles()).toEqual(['A', 'A next', 'Newer', 'Post']);
  expect(allShown(site)[2]).toEqual({
    file: 'docs/deep/b.md',
    title: 'Newer',
    description: 'About Newer.',
    slug: 'c',
  });
});
