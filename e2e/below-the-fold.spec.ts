import { expect, hydrated, test, type Page } from './support/test';

// What is below the fold of a page waits for its layout (src/features/text-first/below-the-fold.ts).

const guide = 'docs/getting-started/basic-usage';
const html = (page: Page) => page.locator('html');
const blocks = (page: Page) => page.locator('.markdown > :not(h2, h3, h4, ul, ol, .tabs-container)');

const waits = (page: Page): Promise<readonly boolean[]> =>
  blocks(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).contentVisibility === 'auto'));

/** Where each block stands, and how high the page is. */
const measure = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('.markdown > *')].map((each) =>
      Math.round(each.getBoundingClientRect().top + scrollY),
    ),
  ]);

test('a page that is opened waits below the fold until the application runs', async ({ page }) => {
  await page.goto(guide);
  const waiting = await waits(page);
  expect(waiting[0]).toBe(false);
  expect(waiting.at(-1)).toBe(true);

  await hydrated(page);
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  expect(await waits(page)).not.toContain(true);
});

test('no text moves that is in sight, and the page is as long as one that never waited', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(guide);
  const shifts = await page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => seen.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen });
    return seen;
  });
  expect(shifts).toEqual([]);
  await hydrated(page);
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([]);

  const after = await measure(page);
  await page.goto('docs/intro');
  await page.goto(`${guide}#`);
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  await hydrated(page);
  expect(await measure(page)).toEqual(after);
});

test('a place within a page is found, since nothing above it waits', async ({ page }) => {
  await page.goto('docs/intro');
  await page.goto('docs/api-generated/classes/QueryBuilder#where');
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  expect(await waits(page)).not.toContain(true);
  await expect(page.locator('#where')).toBeInViewport();
});

test('a page that a link leads to waits until it is shown', async ({ page }) => {
  await page.goto('docs/getting-started/first-graph');
  await hydrated(page);
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  await page.evaluate(() => {
    const steps: (string | null)[] = [];
    new MutationObserver(() => steps.push(document.documentElement.dataset.waiting ?? null)).observe(
      document.documentElement,
      { attributeFilter: ['data-waiting'] },
    );
    Object.assign(window, { steps });
  });
  await page.locator('.theme-doc-sidebar-menu a[href$="/basic-usage"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic usage');
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  const steps = await page.evaluate(() => (window as unknown as { steps: unknown[] }).steps);
  expect(steps).toEqual(['1', '2', '3', '4', null]);
  expect(await waits(page)).not.toContain(true);
});

test('going back waits for nothing and returns to the place', async ({ page }) => {
  await page.goto(guide);
  await hydrated(page);
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  await page.evaluate(() => scrollTo(0, 3000));
  await page.locator('.theme-doc-sidebar-menu a[href$="/installation"]').first().click();
  await expect(page).toHaveURL(/installation/);
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  await page.goBack();
  await expect(page).toHaveURL(/basic-usage/);
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto(guide);
    await expect(html(page)).not.toHaveAttribute('data-waiting');
  });
});
