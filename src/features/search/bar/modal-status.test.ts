// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['hits', '<section class="DocSearch-HitsFooter"><a>See all 88 results</a></section>', '88 results'],
  ['one hit', '<section class="DocSearch-HitsFooter"><a>See all 1 results</a></section>', '1 result'],
  [
    'none',
    '<div class="DocSearch-NoResults"><p class="DocSearch-Title">No results for "<strong>x</strong>"</p></div>',
    'Nothing found for "x"',
  ],
  [
    'a failure',
    '<div class="DocSearch-ErrorScreen"><p class="DocSearch-Title">Unable to fetch results</p></div>',
    'The search failed',
  ],
  ['an empty box', '<p class="DocSearch-Help">No recent searches</p>', ''],
])('announces the outcome in one permanent status element: %s', async (_, html, text) => {
  const status = find('.DocSearch-Modal [role=status]');
  find('.DocSearch-Dropdown').innerHTML = html;
  await told();
  expect(status.textContent).toBe(text);
  find('.DocSearch-Dropdown').innerHTML = '';
  await told();
  expect(status.textContent).toBe('');
  expect(status.isConnected).toBe(true);
});

it('announces nothing before the first answer, and then also an answer that leaves the list unchanged', async () => {
  const status = find('.DocSearch-Modal [role=status]');
  const container = find('.DocSearch-Container');
  container.setAttribute('data-waiting', 'first');
  find('.DocSearch-Dropdown').innerHTML =
    '<div class="DocSearch-NoResults"><p class="DocSearch-Title">No results for "<strong>x</strong>"</p></div>';
  await told();
  expect(status.textContent).toBe('');
  container.removeAttribute('data-waiting');
  await told();
  expect(status.textContent).toBe('Nothing found for "x"');
});

it('announces the hits shown while the next answer is pending', async () => {
  find('.DocSearch-Container').setAttribute('data-waiting', 'next');
  find('.DocSearch-Dropdown').innerHTML =
    '<section class="DocSearch-HitsFooter"><a>See all 88 results</a></section>';
  await told();
  expect(find('.DocSearch-Modal [role=status]').textContent).toBe('88 results');
});

it('announces the outcome once for a typed word, not for each letter', async () => {
  const status = find('.DocSearch-Modal [role=status]');
  const texts: string[] = [];
  new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true });
  vi.useFakeTimers();
  for (const count of [273, 219, 204, 204]) {
    find('.DocSearch-Dropdown').innerHTML =
      `<section class="DocSearch-HitsFooter"><a>See all ${String(count)} results</a></section>`;
    await Promise.resolve();
    vi.advanceTimersByTime(pause - 50);
    expect(texts).toEqual([]);
  }
  vi.advanceTimersByTime(pause);
  await Promise.resolve();
  expect(texts).toEqual(['204 results']);
  find('.DocSearch-Dropdown').append(document.createElement('hr'));
  await Promise.resolve();
  vi.advanceTimersByTime(2 * pause);
  await Promise.resolve();
  expect(texts, 'a text is not announced twice').toHaveLength(1);
});
