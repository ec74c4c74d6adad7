import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchResponse } from '../protocol';
import { escapeMarked, makeSafe, showSnippets } from './safe-hits';

const baseUrl = '/base/';
const tags = { before: '<mark>', after: '</mark>' };
const text = (value: string) => ({ value, matchLevel: 'full', matchedWords: [] }) as const;
const levels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

const hit: SearchHit = {
  objectID: 'one',
  url: 'https://example.org/base/docs/one',
  url_without_anchor: 'https://example.org/base/docs/one',
  anchor: null,
  type: 'lvl1',
  content: '<img src=x onerror=alert(1)> & more',
  hierarchy: { ...levels, lvl0: 'Q & A', lvl1: 'Page<T>' },
  _highlightResult: { hierarchy: { ...levels, lvl0: text('Q & A'), lvl1: text('<mark>Page</mark><T>') } },
  _snippetResult: {
    hierarchy: { ...levels, lvl1: text('Page<T>') },
    content: text('<img <mark>src</mark>=x'),
  },
};

const respond = (...hits: SearchHit[]): SearchResponse => ({
  results: [{ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query: 'q' }],
});

it('an answer without any result is a failure', () => {
  expect(() => makeSafe({ results: [] }, tags, baseUrl)).toThrow('without a result');
});

describe('hits made safe', () => {
  const [safe] = makeSafe(respond(hit), tags, baseUrl).results[0]?.hits ?? [];

  it('contain no HTML except <mark>', () => {
    expect(safe?.content).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; more');
    expect(safe?.hierarchy.lvl1).toBe('Page&lt;T&gt;');
    expect(safe?._highlightResult?.hierarchy.lvl1?.value).toBe('<mark>Page</mark>&lt;T&gt;');
    expect(safe?._snippetResult?.content?.value).toBe('&lt;img <mark>src</mark>=x');
  });

  it('keep level 0 plain: it is shown as text', () => {
    expect(safe?.hierarchy.lvl0).toBe('Q & A');
    expect(safe?._highlightResult?.hierarchy.lvl0?.value).toBe('Q & A');
  });

  it('keep match levels and matched words, and highlights of a hit of which only the text matched', () => {
    expect(safe?._snippetResult?.content).toMatchObject({ matchLevel: 'full', matchedWords: [] });
    const noHeadings: object = { _highlightResult: { content: text('a <mark>match</mark>') } };
    const { results } = makeSafe(respond({ ...hit, ...noHeadings }), tags, baseUrl);
    expect(results[0]?.hits[0]?._highlightResult).toEqual({
      hierarchy: levels,
      content: text('a <mark>match</mark>'),
    });
  });

  it('keep the counts of the answer, which paging needs', () => {
    const [counted] = makeSafe(respond(hit, { ...hit, url: 'no address' }), tags, baseUrl).results;
    expect(counted).toEqual({ ...respond(hit, hit).results[0], hits: [safe] });
  });

  const urlsOf = (...hits: unknown[]): string[] | undefined =>
    makeSafe(respond(...(hits as SearchHit[])), tags, baseUrl).results[0]?.hits.map(({ url }) => url);

  it.each([
    'no address',
    'javascript:alert(1)',
    'ftp://example.org/base/docs/one',
    `${hit.url}%E0%A4%A`,
    '/base/docs/one',
    'https://example.com/docs/one',
    'https://example.com//example.net/base/',
    undefined,
  ])('omit a hit whose address is not a page of this site: %s', (url) => {
    expect(urlsOf({ ...hit, url }, hit)).toEqual([hit.url]);
  });

  it('omit a hit whose path would lead to another host, on a site without a base path', () => {
    const urls = ['https://example.org//example.net/docs', 'https://example.org/\\\\example.net', hit.url];
    const { results } = makeSafe(respond(...urls.map((url) => ({ ...hit, url }))), tags, '/');
    expect(results[0]?.hits.map(({ url }) => url)).toEqual([hit.url]);
  });

  it('keep hits with another host: the site may have moved since the index was made', () => {
    const moved = { ...hit, url: 'https://old.example/base/docs/one' };
    const home = { ...hit, url: 'https://old.example/base' };
    expect(urlsOf(moved, home, hit)).toEqual([moved.url, home.url, hit.url]);
    const unencrypted = { ...hit, url: 'http://localhost/base/docs/one' };
    expect(urlsOf(unencrypted)).toEqual([unencrypted.url]);
  });

  it('keep hits of which only the text matched, and hits without text, highlights or snippets', () => {
    const content = { ...hit, type: 'content' };
    const bare = { ...hit, content: null, _highlightResult: undefined, _snippetResult: undefined };
    const { results } = makeSafe(respond(...([content, bare] as SearchHit[])), tags, baseUrl);
    expect(results[0]?.hits).toMatchObject([
      { type: 'content', content: safe?.content },
      { content: null, _highlightResult: undefined, _snippetResult: undefined },
    ]);
  });

  it.each([
    ['no headings', { hierarchy: undefined }],
    ['no type', { type: undefined }],
    ['a type that is none', { type: 'lvl9' }],
    ['a type that all objects have', { type: 'constructor' }],
    // The modal shows no text for this type.
    ['the type of its group', { type: 'lvl0' }],
    ['no heading of its level', { type: 'lvl3' }],
    ['an empty heading', { hierarchy: { ...levels, lvl1: ' ' } }],
    ['no text that would be its title', { type: 'content', content: null }],
  ])('omit a hit that would be a link without text, with %s', (_, fields) => {
    expect(urlsOf({ ...hit, ...fields }, hit)).toEqual([hit.url]);
  });
});

it('the highlight tags of the service become <mark>', () => {
  expect(escapeMarked('a [b] <c>', { before: '[', after: ']' })).toBe('a <mark>b</mark> &lt;c&gt;');
});

describe('the path below the heading of a hit', () => {
  const hierarchy = { ...levels, lvl1: text('Transaction'), lvl2: text('Manager'), lvl3: text('Caveats') };
  const below = (type: SearchHit['type'], content: string): string | undefined => {
    const { results } = showSnippets(
      respond({ ...hit, type, _snippetResult: { hierarchy, content: text(content) } }),
    );
    return results[0]?.hits[0]?._snippetResult?.hierarchy.lvl1?.value;
  };

  it.each([
    ['lvl1', 'a <mark>match</mark>', 'Transaction'],
    ['lvl2', 'no match', 'Transaction'],
    ['lvl2', 'a <mark>match</mark>', 'Transaction · a <mark>match</mark>'],
    ['lvl3', 'no match', 'Transaction › Manager'],
    ['lvl3', 'a <mark>match</mark>', 'Transaction › Manager · a <mark>match</mark>'],
    ['content', 'a <mark>match</mark>', 'Transaction'],
  ] as const)('for the type %s with the snippet "%s" is "%s"', (type, content, path) => {
    expect(below(type, content)).toBe(path);
  });

  it('is the only change to an answer', () => {
    const section: SearchHit = {
      ...hit,
      type: 'lvl3',
      _snippetResult: { hierarchy, content: text('no match') },
    };
    const shown = text('Transaction \u203a Manager');
    expect(showSnippets(respond(section))).toEqual(
      respond({
        ...section,
        _snippetResult: { hierarchy: { ...hierarchy, lvl1: shown }, content: text('no match') },
      }),
    );
  });

  it('is the page title if no section is above, and is missing without snippets or a page title', () => {
    const around = { ...hierarchy, lvl2: null };
    const inPage: SearchHit = { ...hit, type: 'lvl3', _snippetResult: { hierarchy: around } };
    const bare: SearchHit = { ...hit, type: 'lvl3', _snippetResult: undefined };
    const ofNone: SearchHit = { ...inPage, _snippetResult: { hierarchy: { ...hierarchy, lvl1: null } } };
    const { results } = showSnippets(respond(inPage, bare, ofNone));
    expect(results[0]?.hits.map((each) => each._snippetResult?.hierarchy.lvl1?.value)).toEqual([
      'Transaction',
      undefined,
      undefined,
    ]);
  });
});
