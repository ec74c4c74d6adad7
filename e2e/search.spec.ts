import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { engines, hits, modal, openModal } from './support/search-engines';
import { expect, open, test } from './support/test';

const searchButton = (page: Page) => page.getByRole('button', { name: /^Search/ });

const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What the modal shows when it has understood. */
const answered = '.DocSearch-NoResults, .DocSearch-Hits, .DocSearch-StartScreen';

const oddInputs = [
  ['64 emoji halves', '\u{1f600}\u{1f680}'.repeat(16)],
  ['regular expressions', '.*+?^${}()|[]\\/'.repeat(4)],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
  [
    'other scripts',
    '\u6570\u636e\u5e93 \u0434\u0430\u043d\u043d\u044b\u0435 \u0628\u064a\u0627\u0646\u0627\u062a',
  ],
  ['spaces only', ' '.repeat(64)],
  ['64 times one letter', 'a'.repeat(64)],
  ['names every object has', '__proto__ constructor toString hasOwnProperty'],
  ['escapes and a change of direction', '%E0%A4%A &amp; \\u0000 \u202e'],
  ['one word again and again', 'index '.repeat(10).trim()],
] as const;

for (const engine of engines) {
  test.describe(`the modal, ${engine.name} engine`, () => {
    test.beforeEach(({ page }) => engine.prepare(page));

    test('opens by its keys and its button, and gives focus back', async ({ page }) => {
      await open(page, 'docs/intro');
      for (const key of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press(key);
        await expect(modal(page).getByPlaceholder('Search docs')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
      }
      await searchButton(page).click();
      await expect(modal(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(searchButton(page)).toBeFocused();

      const link = page.getByRole('contentinfo').getByRole('link').first();
      await link.focus();
      await page.keyboard.press('Control+k');
      await expect(modal(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
    });

    test('leaves the slash to inputs, and takes letters typed before it is there', async ({ page }) => {
      await open(page, 'glossary');
      await page.getByRole('searchbox').first().press('/');
      await expect(modal(page)).toHaveCount(0);
      await page.locator('body').click({ position: { x: 2, y: 200 } });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('introd');
      await expect(modal(page).getByRole('searchbox')).toHaveValue('introd');
    });

    test('shows the keys, and no recent searches at first', async ({ page }) => {
      await openModal(page);
      await expect(modal(page)).toContainText('No recent searches');
      const footer = modal(page).locator('.DocSearch-Footer');
      for (const hint of ['Select', 'Navigate', 'Close']) await expect(footer).toContainText(hint);
    });

    test('groups results and leads to all of them', async ({ page }) => {
      const input = await openModal(page);
      await input.fill('introduction');
      await expect(hits(page).first()).toContainText('Introduction');
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(modal(page).locator('.DocSearch-Hit-source').first()).toHaveText('Getting started');
      const all = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
      await all.click();
      await expect(page).toHaveURL(/\/search\?q=introduction/);
      await expect(modal(page)).toHaveCount(0);
    });

    for (const mode of ['light', 'dark'] as const) {
      test(`is accessible in ${mode} mode`, async ({ page }) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        const input = await openModal(page);
        const faults = async (): Promise<string[]> => {
          await page.evaluate(axeScript);
          return page.evaluate(async () => {
            const { axe } = window as unknown as {
              axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
            };
            // DocSearch's options hold the link they lead to; focus stays in the box and never goes to an option.
            const rules = { 'nested-interactive': { enabled: false } };
            const { violations } = await axe.run('.DocSearch-Modal', { rules });
            return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
          });
        };
        expect(await faults(), 'empty').toEqual([]);
        await input.fill('introduction');
        await expect(hits(page).first()).toBeVisible();
        expect(await faults(), 'with results').toEqual([]);
        await input.fill('xqzzt');
        await expect(modal(page)).toContainText('No results for');
        expect(await faults(), 'without results').toEqual([]);
      });
    }

    test('moves by the arrow keys and opens by Enter', async ({ page }) => {
      const input = await openModal(page, 'glossary');
      await input.fill('graph');
      await expect(hits(page).nth(1)).toBeVisible();
      await input.press('ArrowDown');
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await input.press('ArrowUp');
      const address = await hits(page).first().getByRole('link').getAttribute('href');
      await input.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address);
      await expect(modal(page)).toHaveCount(0);
    });

    for (const [key, what] of [
      ['Control', 'tab'],
      ['Shift', 'window'],
    ] as const) {
      test(`opens a new ${what} with ${key}`, async ({ page, context }) => {
        const input = await openModal(page, 'glossary');
        await input.fill('introduction');
        await expect(hits(page).first()).toBeVisible();
        const [opened] = await Promise.all([context.waitForEvent('page'), input.press(`${key}+Enter`)]);
        expect(opened.url()).toMatch(/\/docs\/intro\/?$|about:blank/);
        await expect(page).toHaveURL(/\/glossary/);
      });
    }

    test('says that there is nothing, with another query to try and a way to tell us', async ({ page }) => {
      const input = await openModal(page);
      await input.fill('introduction');
      await expect(hits(page).first()).toBeVisible();
      await input.fill('xqzzt <b>');
      await expect(modal(page).locator('.DocSearch-Title')).toHaveText('No results for "xqzzt <b>"');
      await expect(modal(page)).toContainText('Try searching for');
      const suggestions = modal(page).locator('.DocSearch-Prefill');
      expect(await suggestions.count()).toBeLessThanOrEqual(3);
      await expect(suggestions.first()).toHaveText('Getting started');
      await expect(modal(page)).toContainText('Believe this query should return results?');
      const link = modal(page).getByRole('link', { name: 'Let us know' });
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.pathname).toBe('/standardbeagle/ageSchemaClient/issues/new');
      expect(url.searchParams.get('title')).toContain('"xqzzt <b>"');
    });

    test('shows a failure, logs it, and recovers with the next key', async ({ page, noise }) => {
      await engine.breakDown(page, noise);
      const input = await openModal(page);
      await input.fill('introductio');
      await expect(modal(page)).toContainText('Unable to fetch results');
      await expect(modal(page)).toContainText('You might want to check your network connection.');
      await engine.recover(page);
      await input.press('n');
      await expect(hits(page).first()).toContainText('Introduction');
      await expect(modal(page)).not.toContainText('Unable to fetch results');
    });

    test('says after 300 ms that it is slow', async ({ page }) => {
      await engine.slowDown(page);
      const input = await openModal(page);
      await input.fill('introduction');
      await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
      await expect(hits(page).first()).toBeVisible();
      await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    });

    test('takes 64 characters, and the selected text', async ({ page }) => {
      const input = await openModal(page);
      await input.pressSequentially('x'.repeat(70), { delay: 0 });
      await expect(input).toHaveValue('x'.repeat(64));
      await page.keyboard.press('Escape');
      await page.locator('h1').selectText();
      await page.keyboard.press('Control+k');
      await expect(modal(page).getByRole('searchbox')).toHaveValue('Introduction');
      await expect(hits(page).first()).toContainText('Introduction');
    });

    test('keeps recent searches and favourites', async ({ page }) => {
      const input = await openModal(page, 'glossary');
      await input.fill('introduction');
      await expect(hits(page).first()).toBeVisible();
      await input.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      await expect(modal(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      const sources = modal(page).locator('.DocSearch-Hit-source');
      await expect(sources).toHaveText(['Recent']);
      await modal(page).getByTitle('Save this search').click();
      await expect(sources).toHaveText(['Favorite']);
      await expect(hits(page)).toHaveText([/Introduction/]);
      await modal(page).getByTitle('Remove this search from favorites').click();
      await expect(modal(page)).toContainText('No recent searches');
    });

    test('shows seven recent searches, or four beside favourites, and ten favourites', async ({ page }) => {
      const saved = Array.from({ length: 12 }, (_, number) => ({
        objectID: String(number),
        url: '/ageSchemaClient/docs/intro',
        type: 'lvl1',
        content: null,
        hierarchy: { lvl0: 'Guides', lvl1: `Saved ${String(number)}` },
      }));
      const index = engine.name === 'hosted' ? 'docs' : 'embedded';
      const keep = (name: string, list: readonly unknown[]) =>
        page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          `__DOCSEARCH_${name}_SEARCHES__${index}`,
          JSON.stringify(list),
        ] as const);
      await open(page, 'docs/intro');
      await keep('RECENT', saved);
      await page.keyboard.press('Control+k');
      await expect(hits(page)).toHaveCount(7);
      await page.keyboard.press('Escape');
      await keep('FAVORITE', saved);
      await page.keyboard.press('Control+k');
      await expect(hits(page)).toHaveCount(4 + 10);
    });

    test('survives corrupted and denied storage', async ({ page, noise }) => {
      const index = engine.name === 'hosted' ? 'docs' : 'embedded';
      await page.addInitScript((name) => {
        localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${name}`, '[{"objectID":');
        localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${name}`, '{"a":1}');
      }, index);
      const input = await openModal(page);
      await expect(modal(page)).toContainText('No recent searches');
      await input.fill('introduction');
      await expect(hits(page).first()).toContainText('Introduction');

      noise.expect(/browser storage is not available/);
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      const denied = await openModal(page);
      await denied.fill('introduction');
      await expect(hits(page).first()).toContainText('Introduction');
      await denied.press('Enter');
      await expect(modal(page)).toHaveCount(0);
    });
  });

  test.describe(`bad input, ${engine.name} engine`, () => {
    test.beforeEach(({ page }) => engine.prepare(page));

    for (const [what, text] of oddInputs) {
      test(`survives ${what}`, async ({ page }) => {
        const input = await openModal(page);
        await input.fill(text);
        await expect(modal(page).locator(answered).first()).toBeVisible();
        await expect(modal(page)).not.toContainText('Unable to fetch results');
        await expect(modal(page).locator('.DocSearch-Dropdown').locator('img, script')).toHaveCount(0);
        await open(page, `search?q=${encodeURIComponent(text)}`);
        await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(text);
        await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
        await expect(page.locator('main').locator('img, script')).toHaveCount(0);
      });
    }
  });

  test.describe(`the search page, ${engine.name} engine`, () => {
    test.beforeEach(({ page }) => engine.prepare(page));
    const found = (page: Page) => page.locator('main article');

    test('answers the query in its address, and puts the query there', async ({ page }) => {
      await open(page, 'search?q=introduction');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "introduction"');
      await expect(page).toHaveTitle(/^Search results for "introduction"/);
      await expect(found(page).first()).toContainText('Introduction');
      await expect(page.getByRole('status')).toHaveText(/^\d+ documents found$|^One document found$/);
      const input = page.getByRole('searchbox', { name: 'Search' });
      await input.fill('xqzzt');
      await expect(page).toHaveURL(/q=xqzzt/);
      await expect(page.getByRole('status')).toHaveText('No results were found');
      await input.fill('');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    });

    test('starts on the released version, or on the one being read', async ({ page }) => {
      await open(page, 'search?q=introduction');
      const version = page.getByRole('combobox', { name: 'Version' });
      await expect(version).toHaveValue('0.3.0');
      await version.selectOption('Next');
      await expect(page).toHaveURL(/version=current/);
      if (engine.name === 'embedded') {
        await expect(found(page).getByRole('link').first()).toHaveAttribute('href', /\/docs\/next\/intro/);
      }
      const input = await openModal(page, 'docs/next/intro');
      await input.fill('introduction');
      await modal(page)
        .getByRole('link', { name: /^See all/ })
        .click();
      await expect(version).toHaveValue('current');
    });

    test('shows ten hits, then more while scrolling, and comes back to the place', async ({ page }) => {
      await open(page, 'search?q=graph');
      await expect(found(page)).toHaveCount(10);
      await page.mouse.wheel(0, 20_000);
      await expect(found(page)).toHaveCount(20);
      await found(page).nth(14).getByRole('link').first().scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(300);
      await found(page).nth(14).getByRole('link').first().click();
      await expect(page).not.toHaveURL(/search/);
      await page.goBack();
      await expect(found(page).nth(19)).toBeAttached();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
    });

    test('shows a failure and recovers', async ({ page, noise }) => {
      await engine.breakDown(page, noise);
      await open(page, 'search?q=introductio');
      const alert = page.locator('main').getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText('You might want to check your network connection.');
      await engine.recover(page);
      await page.getByRole('searchbox', { name: 'Search' }).press('End');
      await page.keyboard.type('n');
      await expect(found(page).first()).toContainText('Introduction');
    });

    test('shows a deep link with markup as text', async ({ page }) => {
      await open(
        page,
        `search?q=${encodeURIComponent('<script>alert(1)</script><img src=x onerror=alert(2)>xqzzt')}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>');
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    });

    test('names the service only when the service answers', async ({ page }) => {
      await open(page, 'search?q=introduction');
      await expect(page.getByText('Powered by')).toHaveCount(engine.name === 'hosted' ? 1 : 0);
    });
  });
}
