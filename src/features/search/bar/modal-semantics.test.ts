// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, painted } from './in-tests';
import { useModalSemantics } from './modal-semantics';

const group = (title: string): string =>
  `<section><div>${title}</div><ul role="listbox" id="docsearch-list" aria-labelledby="docsearch-label"></ul></section>`;

beforeEach(() => {
  document.body.innerHTML = `<div class="DocSearch-Container" role="button" aria-expanded="true"><div class="DocSearch-Modal">
    <input class="DocSearch-Input" type="search"><div class="DocSearch-Dropdown"></div></div></div>`;
  renderHook(useModalSemantics);
});
afterEach(cleanup);

async function draw(controls: string, ...titles: readonly string[]): Promise<void> {
  find('.DocSearch-Dropdown').innerHTML = titles.map(group).join('');
  for (const place of ['.DocSearch-Container', '.DocSearch-Input'])
    find(place).setAttribute('aria-controls', controls);
  await painted();
}

it('makes the container a modal dialog with a name', () => {
  const container = find('.DocSearch-Container');
  const said = ['role', 'aria-modal', 'aria-label'].map((name) => container.getAttribute(name));
  expect(said).toEqual(['dialog', 'true', 'Search the documentation']);
});

it('names each list by its heading', async () => {
  await draw('docsearch-hits0-list docsearch-hits1-list', 'Guides', 'Patterns');
  const names = [...document.querySelectorAll('ul')].map(
    (list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(names).toEqual(['Guides', 'Patterns']);
});

it('names a saved search by its texts, without the names of its buttons', async () => {
  await draw('', 'Recent');
  find('ul').innerHTML =
    '<li role="option"><a href="#"><div class="DocSearch-Hit-content-wrapper"><span>Batch loader</span><span>API</span></div>' +
    '<button title="Save this search"></button></a></li><li role="option"><a href="#">Hit</a></li>';
  await painted();
  const names = ['li', 'a'].map((tag) =>
    [...document.querySelectorAll(tag)].map((part) => part.getAttribute('aria-label')),
  );
  const ofTwo = ['Batch loader, API', null];
  expect(names).toEqual([ofTwo, ofTwo]);
});

it('makes the box a combobox that controls only existing lists, and takes aria-controls off the container', async () => {
  const box = find('.DocSearch-Input');
  expect([box.role ?? box.getAttribute('role'), box.getAttribute('aria-expanded')]).toEqual([
    'combobox',
    'false',
  ]);
  const saved = 'docsearch-recentSearches-list docsearch-favoriteSearches-list';
  await draw(saved, 'Recent');
  const controlled = box.getAttribute('aria-controls')?.split(' ') ?? [];
  expect(controlled.map((id) => document.getElementById(id)?.tagName)).toEqual(['UL']);
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(find('.DocSearch-Container').hasAttribute('aria-controls')).toBe(false);
  await draw(saved);
  expect(box.hasAttribute('aria-controls')).toBe(false);
  expect(box.getAttribute('aria-expanded')).toBe('false');
});
