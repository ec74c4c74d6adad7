import { describe, expect, it } from 'vitest';
import { addLinkWords } from './link-words';
import type { SearchPage } from './records';

const page = (
  route: string,
  links: SearchPage['links'] = [],
  kind: SearchPage['kind'] = 'guide',
): SearchPage => ({
  route,
  kind,
  links,
  group: 'Guides',
  title: 'Bulk loading',
  description: '',
  keywords: 'import',
  language: 'en',
  tag: 'default',
  version: '0.3.0',
  sections: [
    { level: 1, heading: 'Bulk loading', anchor: '', text: '', code: '', names: '', messages: [] },
    { level: 2, heading: 'Restart', anchor: 'restart', text: '', code: '', names: 'resume', messages: [] },
  ],
});

const namesOf = (pages: readonly SearchPage[]): string[] | undefined =>
  addLinkWords([page('docs/bulk'), ...pages], '/base/')[0]?.sections.map(({ names }) => names);

describe('the words of links', () => {
  it('become names of the page or section they lead to, unless its headings or names have them', () => {
    const links = [
      { href: '/base/docs/bulk/', text: 'bulk import of ten thousand rows' },
      { href: '/base/docs/bulk#restart', text: 'restart a bulk load, or resume it safely' },
    ];
    const other = page('docs/other', [{ href: '/base/docs/bulk', text: 'quickly' }]);
    // `docs/bul` is a prefix of `docs/bulk`, but its links are not links from the page to itself.
    expect(namesOf([page('docs/bul', links), other])).toEqual([
      'ten thousand rows quickly',
      'resume load safely',
    ]);
  });

  it('are ignored in links of generated pages, to the page itself and to other sites', () => {
    const link = { href: '/base/docs/bulk', text: 'elsewhere' };
    expect(
      namesOf([page('docs/api', [link], 'api'), page('docs/x', [{ ...link, href: '/tool/docs/bulk' }])]),
    ).toEqual(['', 'resume']);
    const own = page('docs/bulk', [link, { ...link, href: '/base/docs/bulk#restart' }]);
    expect(addLinkWords([own], '/base/')[0]?.sections.map(({ names }) => names)).toEqual(['', 'resume']);
  });
});
