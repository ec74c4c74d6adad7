// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { repairSavedSearches } from './saved-searches';

const key = '__DOCSEARCH_RECENT_SEARCHES__docs';
const hit = {
  objectID: 'docs/intro',
  url: '/base/docs/intro',
  type: 'lvl1',
  content: 'Text &lt;b&gt;',
  hierarchy: { lvl0: 'Guides', lvl1: 'Intro', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
};

function repaired(stored: string): unknown {
  localStorage.setItem(key, stored);
  repairSavedSearches('docs');
  const text = localStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}

afterEach(() => localStorage.clear());

describe('saved searches', () => {
  it('that are whole stay as they are', () => {
    expect(repaired(JSON.stringify([hit]))).toEqual([hit]);
  });

  it.each(['', '{', 'null', '{}', '"text"', '7', '[null, 1, "a", {}]'])('of %j are removed', (stored) => {
    expect(repaired(stored)).toBeNull();
  });

  it('lose entries that cannot be shown or opened', () => {
    const list = [{ ...hit, hierarchy: null }, hit, { ...hit, url: 'javascript:alert(1)' }];
    expect(repaired(JSON.stringify(list))).toEqual([hit]);
  });

  it('lose their markup', () => {
    const list = [{ ...hit, content: '<img src=x>', hierarchy: { ...hit.hierarchy, lvl1: 'A<b>' } }];
    expect(repaired(JSON.stringify(list))).toEqual([
      { ...hit, content: '&lt;img src=x>', hierarchy: { ...hit.hierarchy, lvl1: 'A&lt;b>' } },
    ]);
  });

  it('may be denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => repairSavedSearches('docs')).not.toThrow();
  });
});
