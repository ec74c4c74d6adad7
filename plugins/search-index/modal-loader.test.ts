import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstSuggestions } from '../../src/features/search/bar/first-suggestions';
import adaptModal from './modal-loader.cjs';
import { placeOf } from './page-kind';

const modal = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

it('makes the installed modal skip drawings without a visible change, at exactly one place', () => {
  const changed = adaptModal(modal);
  expect(changed.match(/isVisibleChange\(/g)).toHaveLength(1);
  expect(changed).toContain('visible-change"');
});

it('passes the first suggestions to the modal', () => {
  const changed = adaptModal(modal);
  expect(changed.match(/searchSuggestions:firstSuggestions\b/g)).toHaveLength(1);
  expect(changed).toContain('first-suggestions"');
});

it('suggests names of groups that hits are listed under', () => {
  const routes = ['docs/intro', 'docs/how-to-guides/basic-queries', 'docs/api-reference/'];
  expect(routes.map((route) => placeOf(route)?.group)).toEqual(firstSuggestions);
});

it('counts favourites each time it shows recent searches', () => {
  const shown =
    /limit:0===(\w+)\.getAll\(\)\.length\?7:4.*return (\w+)\.getAll\(\)\.slice\(0,\1\.getAll\(\)\.length\?4:7\)/;
  expect(adaptModal(modal)).toMatch(shown);
});

it('removes the code that reads the selected text', () => {
  expect(adaptModal(modal)).not.toContain('getSelection');
});

it('makes the modal ignore a full storage', () => {
  expect(adaptModal(modal)).toContain(
    'setItem:function(t){try{window.localStorage.setItem(e,JSON.stringify(t))}catch{}}',
  );
});

it('makes the modal report clicks on the first hit too, and count positions from 1', () => {
  const changed = adaptModal(modal);
  expect(changed).toMatch(
    /\.algoliaInsightsPlugin&&(\w+)\.__autocomplete_queryID\).{0,120}positions:\[\1\.__autocomplete_id\+1\]/,
  );
});

it('stops the build when the source of the modal has changed', () => {
  expect(() => adaptModal('export {}')).toThrow('plugins/search-index/modal-loader.cjs');
});
