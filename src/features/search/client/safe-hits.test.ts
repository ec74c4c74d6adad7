import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchResponse } from '../protocol';
import { escapeMarked, makeSafe } from './safe-hits';

const tags = { before: '<mark>', after: '</mark>' };
const text = (value: string) => ({ value, matchLevel: 'full', matchedWords: [] }) as const;
const levels = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

const hit: SearchHit = {
  objectID: 'one',
  url: 'https://example.org/docs/one',
  url_without_anchor: 'https://example.org/docs/one',
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
  expect(() => makeSafe({ results: [] }, tags)).toThrow('without a result');
});

describe('hits made safe', () => {
  const [safe] = makeSafe(respond(hit), tags).results[0]?.hits ?? [];

  it('have no HTML but the marks', () => {
    expect(safe?.content).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; more');
    expect(safe?.hierarchy.lvl1).toBe('Page&lt;T&gt;');
    expect(safe?._highlightResult?.hierarchy.lvl1?.value).toBe('<mark>Page</mark>&lt;T&gt;');
    expect(safe?._snippetResult?.content?.value).toBe('&lt;img <mark>src</mark>=x');
  });

  it('keep level 0 plain: it is shown as text', () => {
    expect(safe?.hierarchy.lvl0).toBe('Q & A');
    expect(safe?._highlightResult?.hierarchy.lvl0?.value).toBe('Q & A');
  });

  it('leave out what has no address', () => {
    const response = makeSafe(respond({ ...hit, url: 'no address' }, hit), tags);
    expect(response.results[0]?.hits.map(({ url }) => url)).toEqual(['https://example.org/docs/one']);
  });
});

it('other marks become <mark>', () => {
  expect(escapeMarked('a [b] <c>', { before: '[', after: ']' })).toBe('a <mark>b</mark> &lt;c&gt;');
});
