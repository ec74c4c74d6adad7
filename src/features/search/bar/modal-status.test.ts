// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, painted } from './in-tests';
import { pause, useModalStatus } from './modal-status';

const told = async (): Promise<void> => {
  await painted();
  await new Promise((resolve) => setTimeout(resolve, pause + 50));
};

beforeEach(() => {
  document.body.innerHTML =
    '<div class="DocSearch-Container"><div class="DocSearch-Modal"><div class="DocSearch-Dropdown"></div></div></div>';
  renderHook(useModalStatus);
});
afterEach(cleanup);

it.each([
  ['hits', '<section class="DocSearch-HitsFooter"><a>See all 88 results</a></section>', '88 results'],
  ['one hit', '<section class="DocSearch-HitsFooter"><a>See all 1 results</a></section>', '1 result'],
  [
    'none',
    '<p class="DocSearch-Title">No results for "<strong>x</strong>"</p><p>Try</p>',
    'No results for "x"',
  ],
  ['a failure', '<p class="DocSearch-Title">Unable to fetch results</p>', 'Unable to fetch results'],
  ['an empty box', '<p class="DocSearch-Help">No recent searches</p>', ''],
])('tells of %s, in one permanent place', async (_, html, text) => {
  const status = find('.DocSearch-Modal [role=status]');
  find('.DocSearch-Dropdown').innerHTML = html;
  await told();
  expect(status.textContent).toBe(text);
  find('.DocSearch-Dropdown').innerHTML = '';
  await told();
  expect(status.textContent).toBe('');
  expect(status.isConnected).toBe(true);
});

it('tells of nothing before the first answer, and then of an answer that changes nothing', async () => {
  const status = find('.DocSearch-Modal [role=status]');
  const container = find('.DocSearch-Container');
  container.setAttribute('data-waiting', 'first');
  find('.DocSearch-Dropdown').innerHTML = '<p class="DocSearch-Title">No results for "x"</p>';
  await told();
  expect(status.textContent).toBe('');
  container.removeAttribute('data-waiting');
  await told();
  expect(status.textContent).toBe('No results for "x"');
});

it('tells of a typed word once, and not of each letter', async () => {
  const status = find('.DocSearch-Modal [role=status]');
  const texts: string[] = [];
  new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true });
  for (const count of [273, 219, 204]) {
    find('.DocSearch-Dropdown').innerHTML =
      `<section class="DocSearch-HitsFooter"><a>See all ${String(count)} results</a></section>`;
    await painted();
  }
  expect(status.textContent).toBe('');
  await told();
  expect(texts).toEqual(['204 results']);
});
