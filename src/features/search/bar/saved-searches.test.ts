// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { repairSavedSearches } from './saved-searches';

const key = '__DOCSEARCH_RECENT_SEARCHES__docs';
const hit = {
  objectID: 'docs/intro',
  url: '/base/docs/intro#more',
  url_without_anchor: '/base/docs/intro',
  anchor: 'more',
  type: 'lvl1',
  content: 'Text &lt;b&gt;',
  hierarchy: { lvl0: 'Guides', lvl1: 'Intro', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
};

function repaired(stored: string): unknown {
  localStorage.setItem(key, stored);
  repairSavedSearches('docs', '/base/');
  const text = localStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}

afterEach(() => localStorage.clear());

describe('saved searches', () => {
  it('are not changed if they are complete', () => {
    expect(repaired(JSON.stringify([hit]))).toEqual([hit]);
  });

  it('keep the first ten words of their text, as many as a hit shows', () => {
    const words = Array.from({ length: 12 }, (_, index) => `w${String(index)}`);
    const long = { ...hit, content: words.join(' ') };
    expect(repaired(JSON.stringify([long]))).toEqual([
      { ...hit, content: `${words.slice(0, 10).join(' ')}…` },
    ]);
  });

  it.each([null, 'one two three four five six seven eight nine ten'])(
    'are not changed if their text is %j',
    (content) => {
      expect(repaired(JSON.stringify([{ ...hit, content }]))).toEqual([{ ...hit, content }]);
    },
  );

  it('are removed if they lead to another host, also on a site without a base path', () => {
    const away = ['//example.net/docs', `${window.location.origin}//example.net/docs`];
    localStorage.setItem(key, JSON.stringify(away.map((url) => ({ ...hit, url }))));
    repairSavedSearches('docs', '/');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['', '{', 'null', '{}', '"text"', '7', '[null, 1, "a", {}]'])(
    'are removed if stored as %j',
    (stored) => {
      expect(repaired(stored)).toBeNull();
    },
  );

  const { lvl1: _, ...withoutTitle } = hit.hierarchy;

  it.each([
    ['null instead of texts', { hierarchy: null }],
    ['no texts', { hierarchy: undefined }],
    ['no title', { hierarchy: withoutTitle }],
    ['an empty title', { hierarchy: { ...hit.hierarchy, lvl1: ' ' } }],
    ['no text of its level', { type: 'lvl2' }],
    ['an empty text of its level', { type: 'lvl2', hierarchy: { ...hit.hierarchy, lvl2: ' ' } }],
    ['no title above a heading', { type: 'lvl2', hierarchy: { ...withoutTitle, lvl2: 'More' } }],
    [
      'an empty title above a heading',
      { type: 'lvl2', hierarchy: { ...hit.hierarchy, lvl1: ' ', lvl2: 'x' } },
    ],
    ['no key', { objectID: 7 }],
    ['a level that is not shown', { type: 'lvl0' }],
    ['an unknown type', { type: 'lvl9' }],
    ['a type that every object has', { type: 'constructor' }],
    ['no address', { url: undefined }],
    ['an address that is no text', { url: [hit.url] }],
    ['a data: address', { url: 'data:text/html,/base/docs/intro' }],
    ['a blob: address', { url: `blob:${window.location.origin}/base/docs/intro` }],
    ['a javascript: address', { url: 'javascript:alert(1)' }],
    ['an address of another host', { url: 'https://evil.example/base/docs/intro' }],
    ['an address of another host without a protocol', { url: '//evil.example/base/x' }],
    ['an address of another host with backslashes', { url: '/\\\\evil.example/base/x' }],
    ['an invalid address', { url: 'https://' }],
    ['an address of another site on this host', { url: '/other/docs/intro' }],
  ])('lose entries with %s', (_what, fault) => {
    expect(repaired(JSON.stringify([{ ...hit, ...fault }, hit]))).toEqual([hit]);
  });

  it('lose entries that are not objects, and keep the others', () => {
    expect(repaired(JSON.stringify([null, 7, 'text', hit]))).toEqual([hit]);
  });

  it('lose an anchor that their address does not have', () => {
    const page = { ...hit, url: '/base/docs/intro', anchor: null };
    expect(repaired(JSON.stringify([{ ...page, anchor: 'more' }]))).toEqual([page]);
  });

  it('store their address without the origin', () => {
    const list = [{ ...hit, url: `${window.location.origin}/base/docs/intro#more` }];
    expect(repaired(JSON.stringify(list))).toEqual([hit]);
  });

  it('of the type "content" need only the title of the page', () => {
    const text = { ...hit, type: 'content' };
    expect(repaired(JSON.stringify([text]))).toEqual([text]);
  });

  it('keep only the fields of a hit, without highlights and snippets', () => {
    const markup = { hierarchy: { lvl1: { value: '<img src=x onerror=alert(1)>' } } };
    const more = {
      _snippetResult: markup,
      _highlightResult: markup,
      __docsearch_parent: hit,
      __autocomplete_id: 3,
    };
    expect(repaired(JSON.stringify([{ ...hit, ...more }]))).toEqual([hit]);
  });

  it('have every `<` in their texts escaped', () => {
    const list = [{ ...hit, content: '<img src=x>', hierarchy: { ...hit.hierarchy, lvl1: 'A<b>' } }];
    expect(repaired(JSON.stringify(list))).toEqual([
      { ...hit, content: '&lt;img src=x>', hierarchy: { ...hit.hierarchy, lvl1: 'A&lt;b>' } },
    ]);
  });

  it('are removed if full storage cannot take their escaped form', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem');
    const favourites = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
    for (const list of [key, favourites])
      localStorage.setItem(list, JSON.stringify([{ ...hit, content: '<img src=x>' }]));
    full.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    repairSavedSearches('docs', '/base/');
    full.mockRestore();
    expect([localStorage.getItem(key), localStorage.getItem(favourites)]).toEqual([null, null]);
  });

  it('are kept if storage is full and they need no repair', () => {
    const list = JSON.stringify([hit]);
    localStorage.setItem(key, list);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    repairSavedSearches('docs', '/base/');
    full.mockRestore();
    expect(localStorage.getItem(key)).toBe(list);
  });

  it('are not created by the repair', () => {
    repairSavedSearches('docs', '/base/');
    expect(localStorage).toHaveLength(0);
  });

  it('cause no error if access to storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => repairSavedSearches('docs', '/base/')).not.toThrow();
  });
});
