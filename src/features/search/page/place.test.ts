// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recallPlace, rememberPlace } from './place';

beforeEach(() => {
  sessionStorage.clear();
  // The reader has come back by a reload.
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
});
afterEach(() => vi.unstubAllGlobals());

const store = (key: string, text: string): void => sessionStorage.setItem(`search-place:${key}`, text);

it('is remembered by the key of its entry, in storage for a reload', () => {
  const place = { pages: 3, scroll: 1200 };
  rememberPlace('one', '?q=graph', place);
  expect(recallPlace('one')).toEqual(place);
  store('two', sessionStorage.getItem('search-place:one') ?? '');
  expect(recallPlace('two')).toEqual(place);
});

it.each([
  ...['', '{', 'null', '7', '[]', '{}'],
  ...['{"pages":0,"scroll":0}', '{"pages":1.5,"scroll":0}', '{"pages":2,"scroll":"down"}'],
  // As many requests would be made at once, and the service takes no more than fifty.
  '{"pages":51,"scroll":0}',
])('is none where storage has %j', (text) => {
  store('damaged', text);
  expect(recallPlace('damaged')).toBeNull();
});

it('is not that of an earlier visit when the page is opened anew', () => {
  store('known', '{"pages":2,"scroll":5}');
  expect(recallPlace('known')).not.toBeNull();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }] });
  expect(recallPlace('known')).toBeNull();
});

it('survives storage that is denied', () => {
  vi.stubGlobal('sessionStorage', null);
  rememberPlace('denied', '', { pages: 2, scroll: 5 });
  expect(recallPlace('denied')).toEqual({ pages: 2, scroll: 5 });
  expect(recallPlace('unknown')).toBeNull();
});
