import { readFileSync } from 'node:fs';
import { holdCode } from './support/requests';
import { expect, open, test, type Page } from './support/test';

// The limits of search are proven in search, search-page and search-hosted, the times of its hosts beside the client
// (`src/features/search/client/service-clients.test.tsx`); 996 px in 4; the loading indicator, its cycles and its box in
// 2.9; the scroll factor and the levels of the table of contents in 2.10 and 2.4.

const barOf = (page: Page) => page.locator('#nprogress .bar');

/** How much of the progress bar is filled, from 0 to 1. */
const filledBy = (transform: string): number =>
  (100 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1])) / 100;

test.describe('the progress bar', () => {
  test('starts after 200 ms at 0.08, moves in 200 ms, and has no spinner', async ({ page }) => {
    await open(page, 'docs/intro');
    const code = await holdCode(page);
    await page.evaluate(() => {
      const seen: { at: number; transform: string; transition: string }[] = [];
      Object.assign(window, { seen, clickedAt: 0 });
      document.addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), {
        capture: true,
      });
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('#nprogress .bar');
        if (bar)
          seen.push({
            at: performance.now(),
            transform: bar.style.transform,
            transition: bar.style.transition,
          });
      }).observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['style'],
      });
    });
    await page.locator('.navbar').getByRole('link', { name: 'Glossary' }).click();
    await expect(barOf(page)).toBeAttached();
    // By now the bar may have moved on: where it began was recorded.
    const { seen, clickedAt } = await page.evaluate(() => {
      const data = window as unknown as {
        seen: { at: number; transform: string; transition: string }[];
        clickedAt: number;
      };
      return { seen: data.seen, clickedAt: data.clickedAt };
    });
    const [first] = seen;
    expect((first?.at ?? 0) - clickedAt).toBeGreaterThanOrEqual(200);
    expect(filledBy(first?.transform ?? '')).toBeCloseTo(0.08, 5);
    expect(first?.transition).toMatch(/^(?:all )?(?:200ms|0\.2s)/);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    code.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('trickles every 800 ms by at most 0.02', async ({ page }) => {
    await open(page, 'docs/intro');
    const code = await holdCode(page);
    await page.locator('.navbar').getByRole('link', { name: 'Glossary' }).click();
    await expect(barOf(page)).toBeAttached();
    const steps = await page.evaluate(
      () =>
        new Promise<{ at: number; transform: string }[]>((resolve) => {
          const found: { at: number; transform: string }[] = [];
          const bar = document.querySelector<HTMLElement>('#nprogress .bar');
          new MutationObserver(() => {
            const transform = bar?.style.transform ?? '';
            if (found.at(-1)?.transform !== transform) found.push({ at: performance.now(), transform });
            if (found.length === 3) resolve(found);
          }).observe(bar ?? document.body, { attributes: true });
        }),
    );
    const filled = steps.map(({ transform }) => filledBy(transform));
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (!before) continue;
      expect(step.at - before.at).toBeGreaterThan(750);
      expect((filled[index] ?? 0) - (filled[index - 1] ?? 0)).toBeLessThanOrEqual(0.02);
    }
    code.release();
  });

  test('is not shown when the page is there at once', async ({ page }) => {
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

test('the locale is English, left to right, and the only one', async ({ page }) => {
  await open(page, 'docs/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const languages = await page
    .locator('link[hreflang]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('hreflang')));
  expect(new Set(languages)).toEqual(new Set(['en', 'x-default']));
});

test('the router keeps at most 10000 route patterns', () => {
  // A constant of the router without an outside: read where the router keeps it.
  const router = readFileSync(require.resolve('react-router/esm/react-router.js'), 'utf8');
  expect(router).toMatch(/cacheLimit(?:\$1)? = 10000;/);
});
