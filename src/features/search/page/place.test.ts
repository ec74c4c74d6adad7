// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recallPlace, rememberPlace } from './place';

/** Replaces the navigation entries of the browser, which state how the reader came to the page. */
const come = (...navigation: readonly { readonly type: string }[]): void => {
  const getEntriesByType = (kind: string): unknown => (kind === 'navigation' ? navigation : []);
  vi.stubGlobal('performance', { getEntriesByType });
};

beforeEach(() => {
  sessionStorage.clear();
  come({ type: 'reload' });
});
afterEach(() => vi.unstubAllGlobals());

const store = (key: string, text: string): void => sessionStorage.setItem(`search-place:${key}`, text);

it('is remembered by the key of its history entry, and in storage for a reload', () => {
  const place = { pages: 3, scroll: 1200 };
  rememberPlace('one', '?q=graph', place);
  expect(recallPlace('one')).toEqual(place);
  store('two', sessionStorage.getItem('search-place:one') ?? '');
  expect(recallPlace('two')).toEqual(place);
});

it.each([
  ...['', '{', 'null', '7', '[]', '{}'],
  ...['{"pages":0,"scroll":0}', '{"pages":1.5,"scroll":0}', '{"pages":2,"scroll":"down"}'],
  // Each page is a request, and the service accepts at most fifty at once.
  '{"pages":51,"scroll":0}',
])('is null if storage holds %j', (text) => {
  store('damaged', text);
  expect(recallPlace('damaged')).toBeNull();
});

it('is null if the page is opened anew: the stored one may be of an earlier visit', () => {
  store('known', '{"pages":2,"scroll":5}');
  expect(recallPlace('known')).not.toBeNull();
  come({ type: 'navigate' });
  expect(recallPlace('known')).toBeNull();
});

it('is recalled if the browser does not state how the page was opened', () => {
  store('unsaid', '{"pages":2,"scroll":5}');
  come();
  expect(recallPlace('unsaid')).toEqual({ pages: 2, scroll: 5 });
});

it.each([1, 50])('can be the top of a list, with %i pages', (pages) => {
  const place = { pages, scroll: 0 };
  store(`top-${String(pages)}`, JSON.stringify(place));
  expect(recallPlace(`top-${String(pages)}`)).toEqual(place);
});

it.each([
  ['/search', { pages: 2, scroll: 5 }],
  ['/search/', null],
])('remembered at %s is recalled by the query string as %j', (path, place) => {
  window.history.replaceState(null, '', path);
  rememberPlace(`key-of-${path}`, '?q=sent-on', { pages: 2, scroll: 5 });
  expect(recallPlace('?q=sent-on')).toEqual(place);
});

it('is remembered in memory if storage is denied', () => {
  vi.stubGlobal('sessionStorage', null);
  rememberPlace('denied', '', { pages: 2, scroll: 5 });
  expect(recallPlace('denied')).toEqual({ pages: 2, scroll: 5 });
  expect(recallPlace('unknown')).toBeNull();
});
