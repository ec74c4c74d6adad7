import { expect, hydrated, test, type Page } from './support/test';
import { countWaiting } from './support/waiting';

// What is below the fold of a page waits for its layout, which follows in steps; on the way from page to page it is drawn
// after the first frame (src/features/text-first).

const root = (page: Page) => page.locator('html');

/** How many of the page's blocks wait, and how many there are. */
type Step = readonly [waiting: number, blocks: number];

/** Notes the steps of the new page from now on, frame by frame. */
const watchSteps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const steps: Step[] = [];
    const old = document.querySelector('h1');
    const look = (): void => {
      const blocks = [...document.querySelectorAll('.markdown > *')];
      const hidden = blocks.filter((each) => getComputedStyle(each).contentVisibility === 'auto');
      const step: Step = [hidden.length, blocks.length];
      if (!old?.isConnected && String(step) !== String(steps.at(-1))) steps.push(step);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { steps });
  });

const stepsOf = (page: Page): Promise<readonly Step[]> =>
  page.evaluate(() => (window as unknown as { steps: Step[] }).steps);

/** Where each block stands, and how high the page is. */
const measure = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('.markdown > *')].map((each) =>
      Math.round(each.getBoundingClientRect().top + scrollY),
    ),
  ]);

async function openGuideByLink(page: Page): Promise<void> {
  await page.goto('docs/getting-started/first-graph');
  await hydrated(page);
  await watchSteps(page);
  await page.locator('.theme-doc-sidebar-menu a[href$="/basic-usage"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic usage');
  await expect.poll(() => page.locator('.markdown > *').count()).toBeGreaterThan(40);
  await expect.poll(() => countWaiting(page)).toBe(0);
}

test('it is drawn when the page is shown, and laid out in steps', async ({ page }) => {
  await openGuideByLink(page);
  const [first, ...others] = await stepsOf(page);
  // The title, what fills the window, and what keeps the place of the others.
  expect(first?.[1]).toBeLessThanOrEqual(17);
  const all = await page.locator('.markdown > *').count();
  expect(new Set(others.map(([, blocks]) => blocks))).toEqual(new Set([all]));
  const counts = others.map(([count]) => count);
  expect(counts.length).toBeGreaterThan(3);
  expect(counts[0]).toBeGreaterThan(10);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts.at(-1)).toBe(0);
});

/** Notes, frame by frame of the new page, how many there are of the parts around its text. */
const watchParts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const parts: string[] = [];
    const old = document.querySelector('h1');
    const look = (): void => {
      const count = (part: string): number => document.querySelectorAll(part).length;
      const found = ['.table-of-contents', '.theme-doc-footer', '.pagination-nav'].map(count).join(' ');
      if (!old?.isConnected && found !== parts.at(-1)) parts.push(found);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { parts });
  });

test('contents and what stands below the text follow the first frame', async ({ page }) => {
  await page.goto('docs/getting-started/first-graph');
  await hydrated(page);
  await watchParts(page);
  await page.locator('.theme-doc-sidebar-menu a[href$="/basic-usage"]').click();
  await expect(page.locator('.table-of-contents a').first()).toBeVisible();
  await expect(page.locator('.pagination-nav__link--next')).toHaveCount(1);
  const firstAndLast = (): Promise<(string | undefined)[]> =>
    page.evaluate(() => {
      const { parts } = window as unknown as { parts: string[] };
      return [parts[0], parts.at(-1)];
    });
  // The frame that shows the parts may be noted after they are there.
  await expect.poll(firstAndLast).toEqual(['0 0 0', '1 1 1']);
});

test('in the end the page stands as one that never waited', async ({ page }) => {
  await openGuideByLink(page);
  const after = await measure(page);
  await page.reload();
  await hydrated(page);
  await expect(root(page)).not.toHaveAttribute('data-waits');
  expect(await measure(page)).toEqual(after);
});

/** Notes a gap in sight where blocks are not drawn yet. */
const watchSight = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    const look = (): void => {
      for (const each of document.querySelectorAll('.markdown > [style*="300vh"]'))
        if (each.getBoundingClientRect().top < innerHeight) seen.push(each.outerHTML.slice(0, 80));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });

const ways = [
  ['docs/getting-started/first-graph', 'installation', 'connection-config', 'basic-usage'],
  ['docs/api-generated/classes/SchemaParser', 'QueryBuilder', 'SchemaLoader', 'EdgeOperations'],
] as const;

for (const height of [600, 800, 1000, 1300]) {
  test(`no block in sight is left out in a window ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    for (const [start, ...names] of ways) {
      await page.goto(start);
      await hydrated(page);
      await watchSight(page);
      for (const name of names) {
        const address = start.replace(/[^/]*$/, name);
        await page.locator(`.theme-doc-sidebar-menu a[href$="/${address}"]`).click();
        await expect(page).toHaveURL(new RegExp(address));
        await expect.poll(() => countWaiting(page)).toBe(0);
      }
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    }
  });
}

test('nothing waits at a place within a page, and on the way back', async ({ page }) => {
  await page.goto('docs/getting-started/basic-usage');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.locator('.theme-doc-sidebar-menu a[href$="/installation"]').first().click();
  await expect(page).toHaveURL(/installation/);
  await expect(root(page)).toHaveAttribute('data-waits');
  await page.goBack();
  await expect(page).toHaveURL(/basic-usage/);
  await expect(root(page)).not.toHaveAttribute('data-waits');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000);
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  await expect(root(page)).not.toHaveAttribute('data-waits');
});

/** Nobody calls itself idle: the steps never come. */
const stayBusy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

const opened = [
  ['', 3],
  ['docs/getting-started/basic-usage', 20],
  ['docs/api-generated/classes/QueryBuilder', 50],
  ['docs/api-generated/', 80],
  ['docs/how-to-guides/troubleshooting', 150],
  ['docs/next/versioning-guide', 60],
  ['glossary', 50],
  ['blog/why-age-schema-client', 10],
] as const;

for (const [address, least] of opened) {
  test(`${address}: opened, it waits; nothing does once it stands, or once the reader goes on`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect.poll(() => countWaiting(page)).toBe(0);
    await expect(page.locator('head > script[src]')).toHaveCount(0);
    const stands = await page.evaluate(() => document.documentElement.scrollHeight);

    await stayBusy(page);
    await page.goto('about:blank');
    await page.goto(address);
    expect(await countWaiting(page)).toBeGreaterThan(least);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(stands);
  });
}

test('nothing waits where the reader goes on before the page is there', async ({ page }) => {
  await stayBusy(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
    ),
  );
  await page.goto('docs/getting-started/basic-usage');
  await hydrated(page);
  expect(await countWaiting(page)).toBe(0);
});

test('the first paint waits for the end of the navbar, which stands before the text', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 404/);
  for (const address of ['', 'docs/intro', 'no-such-page']) {
    await page.goto(address);
    const awaited = page.locator('link[rel="expect"][blocking="render"]');
    const end = page.locator((await awaited.getAttribute('href')) ?? 'none');
    await expect(end).toHaveCount(1);
    expect(await end.evaluate((element) => element.matches('.navbar > .navbar__inner + *'))).toBe(true);
  }
});

for (const height of [800, 990]) {
  test(`nothing moves while an opened page is laid out, in a window ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    for (const [address] of opened) {
      await page.goto(address);
      await expect.poll(() => countWaiting(page)).toBe(0);
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            // Between two pieces of a page that is being read, half a line may be painted: the parser's doing.
            const [navigation] = performance.getEntriesByType('navigation');
            const isRead = (navigation as PerformanceNavigationTiming).domContentLoadedEventEnd;
            new PerformanceObserver((list) =>
              resolve(list.getEntries().filter(({ startTime }) => startTime > isRead).length),
            ).observe({ type: 'layout-shift', buffered: true });
            // The observer says nothing where there was none.
            requestAnimationFrame(() => setTimeout(resolve, 100, 0));
          }),
      );
      expect(shifts, `/${address}`).toBe(0);
    }
  });
}

test('a page that is opened at a place stands at once, and so does one without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await stayBusy(page);
  await page.goto('docs/getting-started/basic-usage#whole-file');
  expect(await countWaiting(page)).toBe(0);
  await page.goto('docs/getting-started/installation');
  expect(await countWaiting(page)).toBeGreaterThan(0);
  await page.reload();
  expect(await countWaiting(page)).toBe(0);

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const still = await context.newPage();
  await still.goto('docs/getting-started/basic-usage');
  await expect(still.locator('html')).not.toHaveAttribute('data-waits');
  await context.close();
});

test('a page that is opened in a tall window stands at once: what turns out low would move its text', async ({
  page,
}) => {
  await stayBusy(page);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('docs/getting-started/basic-usage');
  expect(await countWaiting(page)).toBe(0);
});

test('a page that is opened at words in it stands at once, and they are in sight', async ({ page }) => {
  const words = 'The clause that ends one part of a query';
  await page.goto(`glossary#:~:text=${encodeURIComponent(words)}`);
  await expect(root(page)).not.toHaveAttribute('data-waits');
  await expect(page.getByText(words)).toBeInViewport();
});
