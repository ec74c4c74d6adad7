import { readFileSync } from 'node:fs';
import { holdCode } from './support/requests';
import { expect, open, test, type Page } from './support/test';

// Proven elsewhere:
// - the limits of search, in search, search-page and search-hosted;
// - the time-outs of its hosts, in `src/features/search/client/service-clients.test.tsx`;
// - 996 px, in 4-states and 2.7; the loading indicator, its cycles and its box, in 2.9; the scroll factor, in 2.10;
// - the levels of the table of contents, by `checks/headings`;
// - each page's language and direction, by `checks/page-frame`.

const barOf = (page: Page) => page.locator('#nprogress .bar');

/** How much of the progress bar is filled, from 0 to 1. */
const filledBy = (transform: string): number =>
  (100 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1])) / 100;

test.describe('the progress bar', () => {
  test('starts after 200 ms at 0.08, moves in 200 ms, has no spinner, and trickles every 800 ms by 0.02', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, 'docs/intro');
    const code = await holdCode(page);
    const bar = barOf(page);
    const filled = async () => filledBy(await bar.evaluate((element) => element.style.transform));
    // Each step is a random share of the rate: here the whole of it.
    await page.evaluate(() => (Math.random = () => 1));
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.locator('.navbar').getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    expect(await filled()).toBeCloseTo(0.08, 5);
    expect(await bar.evaluate((element) => element.style.transition)).toMatch(/^(?:all )?(?:200ms|0\.2s)/);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    for (const [time, share] of [
      [799, 0.08],
      [1, 0.1],
      [799, 0.1],
      [1, 0.12],
    ] as const) {
      await page.clock.runFor(time);
      expect(await filled()).toBeCloseTo(share, 5);
    }
    code.release();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('is not shown when the code of the page is already loaded', async ({ page }) => {
    await open(page, 'docs/intro');
    await page.evaluate(() => {
      Object.assign(window, { bars: 0 });
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) Object.assign(window, { bars: 1 });
      }).observe(document.body, { childList: true });
    });
    const glossary = page.locator('.navbar').getByRole('link', { name: 'Glossary' });
    await glossary.hover();
    await page.waitForLoadState('networkidle');
    await glossary.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    expect(await page.evaluate(() => (window as unknown as { bars: number }).bars)).toBe(0);
  });
});

test('the router keeps at most 10000 route patterns', () => {
  // The constant cannot be observed from outside, so it is read from the router's source.
  const router = readFileSync(require.resolve('react-router/esm/react-router.js'), 'utf8');
  expect(router).toMatch(/cacheLimit(?:\$1)? = 10000;/);
});
