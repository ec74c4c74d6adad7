import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstSuggestions } from '../../src/features/search/bar/first-suggestions';
import adaptModal from './modal-loader.cjs';
import { placeOf } from './page-kind';

const modal = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

it('asks before the modal that is installed is drawn, in one place', () => {
  const changed = adaptModal(modal);
  expect(changed.match(/isVisibleChange\(/g)).toHaveLength(1);
  expect(changed).toContain('visible-change"');
});

it('gives it suggestions before anything was found', () => {
  const changed = adaptModal(modal);
  expect(changed.match(/searchSuggestions:firstSuggestions\b/g)).toHaveLength(1);
  expect(changed).toContain('first-suggestions"');
});

it('suggests sections that hits are listed under', () => {
  const routes = ['docs/intro', 'docs/how-to-guides/basic-queries', 'docs/api-reference/'];
  expect(routes.map((route) => placeOf(route)?.group)).toEqual(firstSuggestions);
});

it('counts favourites each time it shows recent searches', () => {
  const shown =
    /limit:0===(\w+)\.getAll\(\)\.length\?7:4.*return (\w+)\.getAll\(\)\.slice\(0,\1\.getAll\(\)\.length\?4:7\)/;
  expect(adaptModal(modal)).toMatch(shown);
});

it('reads no selected text', () => {
  expect(adaptModal(modal)).not.toContain('getSelection');
});

it('survives storage that is full', () => {
  expect(adaptModal(modal)).toContain(
    'setItem:function(t){try{window.localStorage.setItem(e,JSON.stringify(t))}catch{}}',
  );
});

it('tells the service of opened hits from the first, and counts them from 1', () => {
  const changed = adaptModal(modal);
  expect(changed).toMatch(
    /\.algoliaInsightsPlugin&&(\w+)\.__autocomplete_queryID\).{0,120}positions:\[\1\.__autocomplete_id\+1\]/,
  );
});

it('stops the build when the modal is another one', () => {
  expect(() => adaptModal('export {}')).toThrow('plugins/search-index/modal-loader.cjs');
});
