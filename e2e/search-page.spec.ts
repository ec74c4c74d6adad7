import type { Page } from '@playwright/test';
import { hold } from './support/requests';
import { engines, indexFiles, modal } from './support/search-engines';
import { expect, open, test } from './support/test';

const found = (page: Page) => page.locator('main article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Waits until the page is scrolled to where it was, within a line or two. */
const expectPlace = (page: Page, before: number): Promise<void> =>
  expect.poll(() => page.evaluate((place) => Math.abs(window.scrollY - place) < 50, before)).toBe(true);

for (const engine of engines) {
  test.describe(`the search page, ${engine.name} engine`, () => {
    test.beforeEach(({ page }) => engine.prepare(page));

    test('answers the query in its address, and writes query and version into the address', async ({
      page,
    }) => {
      await open(page, 'search?q=introduction');
      await expect(heading(page)).toHaveText('Search results for "introduction"');
      await expect(page).toHaveTitle('Search results for "introduction" | age-schema-client');
      await expect(found(page).first()).toContainText('Introduction');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        /^\d+ documents found$|^One document found$/,
      );
      await expect(page.getByText('Powered by')).toHaveCount(engine.name === 'hosted' ? 1 : 0);

      const version = page.getByRole('combobox', { name: 'Version' });
      await expect(version).toHaveValue('0.3.0');
      await version.selectOption('Next');
      await expect(page).toHaveURL(/version=current/);
      if (engine.name === 'embedded') {
        await expect(found(page).getByRole('link').first()).toHaveAttribute('href', /\/docs\/next\/intro/);
      }

      const input = page.getByRole('searchbox', { name: 'Search' });
      await input.fill('xqzzt');
      await expect(page).toHaveURL(/q=xqzzt/);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('No results were found');
      await input.fill('');
      await expect(heading(page)).toHaveText('Search the documentation');
    });

    test('shows ten hits, then more on scrolling, and restores hits and scroll position after Back', async ({
      page,
    }) => {
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
      await expectPlace(page, before);
    });

    test('shows a failure, and Try again repeats the search', async ({ page, noise }) => {
      await engine.breakDown(page, noise);
      await open(page, 'search?q=introduction');
      const alert = page.locator('main').getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await engine.recover(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(found(page).first()).toContainText('Introduction');
      await expect(alert).toHaveCount(0);
      await expect(
        page.getByRole('searchbox', { name: 'Search' }),
        'the button that had the focus is gone',
      ).toBeFocused();
    });

    test('shows a failure, and the next letter repeats the search', async ({ page, noise }) => {
      await engine.breakDown(page, noise);
      await open(page, 'search?q=introductio');
      const alert = page.locator('main').getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText(
        'You might want to check your network connection. Or reload the page.',
      );
      await engine.recover(page);
      await page.getByRole('searchbox', { name: 'Search' }).press('End');
      await page.keyboard.type('n');
      await expect(found(page).first()).toContainText('Introduction');
    });
  });
}

// The engine makes no difference to these, so that they are tested with one alone.
test.describe('the search page, with any engine', () => {
  test('announces the count in a status that was empty before, shifts hardly anything, adds no landmarks', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const search = await hold(page, indexFiles);
    await open(page, 'search?q=edge');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('');
    await status.evaluate((element) => Object.assign(element, { isFirst: true }));
    search.release();
    await expect(status).toHaveText(/documents found$/);
    expect(await status.evaluate((element) => 'isFirst' in element)).toBe(true);
    await expect(found(page).first()).toBeVisible();
    await expect(found(page).getByRole('navigation')).toHaveCount(0);
    const shifted = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(shifted).toBeLessThan(0.05);
  });

  test('treats blanks as no query', async ({ page }) => {
    await open(page, 'search?q=%20%20');
    await expect(heading(page)).toHaveText('Search the documentation');
    await expect(page.getByText('No results were found')).toHaveCount(0);
  });

  test('suggests what to do where nothing is found, as the modal does', async ({ page }) => {
    await open(page, 'search?q=introduction');
    await expect(found(page).first()).toContainText('Introduction');
    const input = page.getByRole('searchbox', { name: 'Search' });
    await input.fill('xqzzt');
    const main = page.locator('main');
    await expect(main.getByText('Try searching for')).toBeVisible();
    await expect(main.getByText('Believe this query should return results?')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Basic usage' }), 'a link to another page').toBeVisible();
    const address = await main.getByRole('link', { name: 'Let us know' }).getAttribute('href');
    expect(new URL(address ?? '').searchParams.get('title')).toContain('"xqzzt"');
    const suggestions = main.getByRole('listitem').getByRole('button');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.filter({ hasText: 'Getting started' }).click();
    await expect(input).toHaveValue('Getting started');
    await expect(input, 'the button that had the focus is gone').toBeFocused();
    await expect(found(page).first()).toBeVisible();
    await expect(main.getByText('Try searching for')).toHaveCount(0);
  });

  test('a hit of the glossary names the glossary only once', async ({ page }) => {
    await open(page, 'search?q=glossary%20edge');
    const term = found(page).filter({ has: page.locator('a[href*="/glossary#"]') });
    await expect(term.first().getByRole('listitem')).toHaveText(['Glossary']);
  });

  test('restores hits and scroll position after Back from another query, too', async ({ page }) => {
    await open(page, 'search?q=graph');
    for (const count of [10, 20, 30]) {
      await expect(found(page)).toHaveCount(count);
      if (count < 30) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    await found(page).nth(16).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Control+k');
    await modal(page).getByRole('combobox').fill('savepoint');
    await modal(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await expect(heading(page)).toHaveText('Search results for "savepoint"');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => found(page).count()).toBeLessThan(30);
    await page.goBack();
    await expect(found(page)).toHaveCount(30);
    await expectPlace(page, before);
  });

  test('keeps the scroll position on a reload, and begins at the top when the same query is opened anew', async ({
    page,
  }) => {
    await open(page, 'search/?q=graph');
    await expect(found(page)).toHaveCount(10);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.reload();
    await expect(found(page).nth(9)).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    await page.goto('docs/intro');
    await open(page, 'search/?q=graph');
    await expect(found(page).nth(9)).toBeAttached();
    // Time in which a wrongly restored scroll position would show.
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps the scroll position on a reload that the host redirects, which loses the history entry', async ({
    page,
  }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await modal(page).getByRole('combobox').fill('graph');
    await modal(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await expect(page).toHaveURL(/search\?/);
    for (const number of [9, 19]) await found(page).nth(number).scrollIntoViewIfNeeded();
    await found(page).nth(24).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.reload();
    await expect(found(page).nth(24)).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50);
  });

  test('shows more hits each time a phone is scrolled to the end', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'search?q=graph');
    for (const count of [20, 30]) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => found(page).count()).toBeGreaterThanOrEqual(count);
    }
  });

  test('hides the note "Fetching new results" on paper', async ({ page }) => {
    await open(page, 'search?q=graph');
    const coming = page.getByText('Fetching new results');
    await expect(coming).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(coming).toBeHidden();
    await expect(found(page).first()).toBeVisible();
  });

  test('limits the query to 64 characters, in the address and in the field', async ({ page }) => {
    await open(page, `search?q=${'x'.repeat(600)}`);
    const input = page.getByRole('searchbox', { name: 'Search' });
    await expect(input).toHaveValue('x'.repeat(64));
    await expect(heading(page)).toHaveText(`Search results for "${'x'.repeat(64)}"`);
    await input.press('y');
    await expect(input).toHaveValue('x'.repeat(64));
  });
});
