import { describe, expect, it } from 'vitest';
import { formatFinding } from '../finding';
import { readFrontMatter } from '../../plugins/repository-files/read-yaml';
import type { SourcePage } from '../source-pages';
import { checkDate } from './check-date';
import { checkPages } from './check-pages';

const known = {
  docTags: new Set(['overview', 'tutorial']),
  blogTags: new Set(['security']),
  authors: new Set(['maintainers']),
};

const goodDoc = {
  title: 'Basic usage',
  description: 'Connect, write and read in one file.',
  kind: 'tutorial',
  difficulty: 'beginner',
  related: ['glossary', 'patterns/'],
  keywords: ['quick start'],
};

const goodPost = {
  title: 'Why',
  description: 'Why it is so.',
  date: new Date('2026-01-31'),
  authors: ['maintainers'],
  tags: ['security'],
  keywords: ['reasons'],
};

function pageOf(
  id: string,
  frontMatter: Record<string, unknown>,
  more: Partial<SourcePage> = {},
): SourcePage {
  const text = `---\n${Object.keys(frontMatter)
    .map((key) => `${key}: x`)
    .join('\n')}\n---\n`;
  return {
    file: `docs/${id}.md`,
    room: 'docs',
    version: 'next',
    id,
    route: `docs/next/${id}`,
    frontMatter,
    text,
    ...more,
  };
}

const patterns = pageOf('patterns', {
  ...goodDoc,
  title: 'Patterns',
  description: 'Choosing a shape.',
  related: ['glossary', 'usage'],
});

const check = (...pages: readonly SourcePage[]) => checkPages([...pages, patterns], known).map(formatFinding);

it('the remedy for an unknown author is to add it when the list of authors is empty', () => {
  const post = pageOf('why', goodPost, { room: 'blog', version: null });
  const [found] = checkPages([post], { ...known, authors: new Set() });
  expect(found?.remedy).toBe('Add it there.');
});

describe('a docs page', () => {
  it('with a blank line above its front matter gives one finding, and no findings about missing fields', () => {
    expect(check(pageOf('usage', {}, { text: '\n---\ntitle: A\n---\n' }))).toEqual([
      'docs/usage.md:1: The front matter does not begin on the first line, and is read as text.\n    -> Take away what stands above its first ---.',
    ]);
  });

  it('passes with complete front matter', () => {
    expect(
      check(pageOf('usage', { ...goodDoc, tags: ['tutorial'], graph: 'empty', sidebar_position: 3 })),
    ).toEqual([]);
  });

  it.each([
    [
      { title: undefined },
      'docs/usage.md:2: The front matter\'s "title" is missing.\n    -> Write some text.',
    ],
    [{ title: ' ' }, '"title" is empty'],
    [{ title: null }, '"title" is empty'],
    [{ title: 5 }, '"title" is not text.\n    -> Write some text, in quotes where it is a number'],
    [{ slug: 7 }, '"slug" is not text'],
    [{ slug: '/a b?c' }, '"slug" is not fit for an address.\n    -> Write small letters, digits and hyphens'],
    [{ slug: 'a//b' }, '"slug" is not fit for an address'],
    [
      { description: 'No stop' },
      'docs/usage.md:3: The front matter\'s "description" does not end with a full stop',
    ],
    [{ description: 'One. Two.' }, '"description" has more than one sentence'],
    [{ kind: 'guide' }, '"kind" is not a kind of page.\n    -> Write one of '],
    [{ kind: undefined }, '"kind" is missing.\n    -> Write one of '],
    [{ difficulty: 'hard' }, '"difficulty" is not a difficulty'],
    [{ difficulty: undefined }, '"difficulty" is missing.\n    -> Write one of '],
    [{ related: ['glossary'] }, '"related" names fewer than two routes'],
    [{ related: ['glossary', 'glossary'] }, '"related" names a route twice'],
    [{ related: ['glossary', 'patterns', 'a', 'b', 'c'] }, '"related" names more than four routes'],
    [{ related: ['glossary', 'none'] }, '"related" names "none", which is no page of this version'],
    [{ related: ['glossary', 'usage'] }, '"related" names "usage", the page itself'],
    [{ related: undefined }, '"related" is missing'],
    [{ related: { glossary: 'patterns' } }, '"related" is not a list.\n    -> Write a list of routes'],
    [{ keywords: [] }, '"keywords" is empty'],
    [{ keywords: ['a', 'a'] }, '"keywords" names a word twice'],
    [{ keywords: 'a' }, '"keywords" is not a list'],
    [{ keywords: ['a', 5] }, '"keywords" holds something that is not text'],
    [{ tags: 'tutorial' }, '"tags" is not a list'],
    [{ tags: ['none'] }, '"tags" names "none", which is not in docs/tags.yml'],
    [{ graph: 'cars' }, '"graph" is not a graph of the samples'],
    [{ toc_max_heading_level: 4 }, '"toc_max_heading_level" is not 2'],
    [
      { descripton: 'x' },
      '"descripton" is no known field.\n    -> Did you mean "description"? Correct its spelling or remove it.',
    ],
  ])('fails with %o', (change, message) => {
    expect(check(pageOf('usage', { ...goodDoc, ...change })).join('\n')).toContain(message);
  });

  it('may not name as related a page that only another version has', () => {
    const gone = { ...goodDoc, title: 'Gone', description: 'It is gone.', related: ['glossary', 'blog/why'] };
    const old = pageOf('gone', gone, { version: '0.3.0', route: 'docs/gone' });
    expect(check(pageOf('usage', { ...goodDoc, related: ['glossary', 'gone'] }), old).join('\n')).toContain(
      '"related" names "gone", which is no page of this version',
    );
  });

  it('may not have tags in a released version', () => {
    const more = { version: '0.3.0', file: 'versioned_docs/version-0.3.0/usage.md' } as const;
    const twin = pageOf('usage', { ...goodDoc, related: ['glossary', 'blog/why'], tags: ['tutorial'] }, more);
    const post = pageOf('why', goodPost, {
      room: 'blog',
      version: null,
      file: 'blog/why.mdx',
      route: 'blog/why',
    });
    expect(checkPages([twin, post], known).map((finding) => finding.message)).toEqual([
      'The front matter\'s "tags" stands in a released version.',
    ]);
  });

  it('may not share its title and description with another page of its version', () => {
    const findings = check(pageOf('usage', goodDoc), pageOf('usage-2', goodDoc));
    expect(findings).toHaveLength(2);
    expect(findings[1]).toContain(
      'docs/usage-2.md:3: The front matter\'s "description" is that of docs/usage.md, too.',
    );
  });
});

it('two pages may not have the same address', () => {
  const usage = pageOf('usage', goodDoc);
  const other = { ...goodDoc, title: 'Other', description: 'Another one.', slug: '/usage' };
  const moved = pageOf('usage', other, { file: 'docs/other.md' });
  const message =
    'docs/other.md:8: The page has the address of docs/usage.md: /docs/next/usage.\n    -> Give it a slug, or a file name, of its own.';
  expect(check(usage, moved)).toEqual([message]);
  expect(check(moved, usage)).toEqual([message]);
  const twin = pageOf('usage', goodDoc, { route: 'docs/usage', version: '0.3.0' });
  expect(check(usage, twin).filter((finding) => finding.includes('address'))).toEqual([]);
});

it('front matter that is not valid YAML gives one finding with its line', () => {
  const page = pageOf('usage', {}, { problem: { line: 3, reason: 'bad indentation', remedy: 'Indent.' } });
  expect(check(page, pageOf('usage-2', goodDoc)).filter((line) => line.startsWith('docs/usage.md'))).toEqual([
    'docs/usage.md:3: The front matter is not valid YAML: bad indentation.\n    -> Indent.',
  ]);
});

it('front matter without fields gives one finding, and no findings about missing fields', () => {
  const parsed = readFrontMatter('---\njust text\n---\n').data;
  expect(check(pageOf('usage', parsed), pageOf('usage-2', goodDoc))).toEqual([
    'docs/usage.md:2: The front matter has no fields.\n    -> Write each field as "name: value", on its own line.',
  ]);
});

describe('a blog post', () => {
  const post = (change: Record<string, unknown>) =>
    check(
      pageOf('usage', goodDoc),
      pageOf('why', { ...goodPost, ...change }, { room: 'blog', version: null, file: 'blog/why.mdx' }),
    );

  it('passes with complete front matter', () => {
    expect(post({})).toEqual([]);
  });

  it.each([
    [{ tags: ['speed'] }, '"tags" names "speed", which is not in blog/tags.yml'],
    [{ authors: ['somebody'] }, '"authors" names "somebody", which is not in blog/authors.yml'],
    [{ date: 'yesterday' }, '"date" is not a day.\n    -> Write the day as 2026-01-31'],
    [{ date: undefined }, '"date" is missing.\n    -> Write the day as 2026-01-31'],
    [
      { graph: 'cars' },
      '"graph" is not a graph of the samples.\n    -> Write one of bicycle, empty, or leave it out',
    ],
    [{ prelude: 'all' }, '"prelude" is not a set-up of the samples'],
    [{ related: ['glossary', 'usage'] }, '"related" is no known field'],
  ])('fails with %o', (change, message) => {
    expect(post(change).join('\n')).toContain(message);
  });
});

describe('the date of a post', () => {
  const dated = (date: string) =>
    checkDate(
      pageOf(
        'why',
        { date: new Date('2026-03-03') },
        { file: 'blog/why.mdx', text: `---\ntitle: Why\ndate: ${date}\n---\n` },
      ),
    ).map(formatFinding);

  it.each(['2026-01-31', '2028-02-29', '2026-01-31T23:00:00+05:00'])('%s exists in the calendar', (date) => {
    expect(dated(date)).toEqual([]);
  });

  it.each(['2026-13-45', '2026-13-31', '2026-02-31', '2026-02-29', '2026-01-00'])(
    '%s does not exist in the calendar',
    (date) => {
      expect(dated(date)).toEqual([
        `blog/why.mdx:3: The front matter's "date" is ${date}, a day that no calendar has.\n    -> Write the day as 2026-01-31.`,
      ]);
    },
  );
});

describe('a page outside docs and blog', () => {
  it.each([
    ['title', 'Write some text.'],
    ['description', 'Write one sentence that no other page has, with a full stop.'],
  ])('needs a %s', (field, remedy) => {
    const page = pageOf(
      'markdown-page',
      { title: 'All', description: 'All of it.', [field]: undefined },
      { room: 'pages', version: null, file: 'src/pages/markdown-page.mdx', text: '---\nother: x\n---\n' },
    );
    expect(check(pageOf('usage', goodDoc), page)).toEqual([
      `src/pages/markdown-page.mdx:1: The front matter's "${field}" is missing.\n    -> ${remedy}`,
    ]);
  });
});
