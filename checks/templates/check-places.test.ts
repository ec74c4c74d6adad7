import { expect, test } from 'vitest';
import type { Finding } from '../finding';
import { checkPlaces } from './check-places';
import type { TemplatePage } from './extract';

const show = (template: string, file: string): TemplatePage => ({ template, line: 3, file, text: '' });
const first = show('a.md', 'docs/one.mdx');

const clash = (file: string, other: string): Finding => ({
  file: 'b.md',
  line: 3,
  message: `The place "${file}" is taken by ${other}.`,
  remedy: 'Give the fence a title that no page and no other template has.',
});

test.each([
  ['another template', 'docs/one.mdx', 'a.md:3'],
  ['another template, with the other ending', 'docs/one.md', 'a.md:3'],
  ['a written page', 'docs/two.mdx', 'docs/two.mdx'],
  ['a written page, with the other ending', 'docs/two.md', 'docs/two.mdx'],
])('names both files when the place belongs to %s', (_, file, other) => {
  expect(checkPlaces([first, show('b.md', file)], ['docs/two.mdx'])).toEqual({
    pages: [first],
    findings: [clash(file, other)],
  });
});

test.each(['one.mdx', 'docs/../one.mdx', '../docs/one.mdx', '/docs/one.mdx', 'docs/one', 'graphs/one.md'])(
  'reports that %s is no place for a page',
  (file) => {
    const { pages, findings } = checkPlaces([show('b.md', file)], []);
    expect([pages, findings.map(({ message }) => message)]).toEqual([
      [],
      [`The title "${file}" is no place for a page.`],
    ]);
  },
);

test.each(['docs/one/two.mdx', 'versioned_docs/version-0.3.0/one.md', 'blog/2026-01-01-one.md'])(
  'accepts a page at %s',
  (file) => {
    const pages = [first, show('b.md', file)];
    expect(checkPlaces(pages, ['docs/two.mdx'])).toEqual({ pages, findings: [] });
  },
);
