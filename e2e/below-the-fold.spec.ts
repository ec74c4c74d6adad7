import { expect, hydrated, test, type Page } from './support/test';
import { countWaiting } from './support/waiting';

// The layout of blocks below the fold is deferred and follows in steps. When a link leads to a page, these blocks are
// also rendered later, after the first frame (src/features/text-first).

const root = (page: Page) => page.locator('html');

/** How many of the page's blocks have deferred layout, and how many blocks there are. */
type Step = readonly [waiting: number, blocks: number];

/** Records the steps of the next page, frame by frame. */
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

/** The height of the page, and the top of each block. */
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

test('when a link leads to a page, blocks below the fold follow the first frame and are laid out in steps', async ({
  page,
}) => {
  await openGuideByLink(page);
  const [first, ...others] = await stepsOf(page);
  // The title, the blocks that fill the window, and the placeholder of the others.
  expect(first?.[1]).toBeLessThanOrEqual(17);
  const all = await page.locator('.markdown > *').count();
  expect(new Set(others.map(([, blocks]) => blocks))).toEqual(new Set([all]));
  const counts = others.map(([count]) => count);
  expect(counts.length).toBeGreaterThan(3);
  expect(counts[0]).toBeGreaterThan(10);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts.at(-1)).toBe(0);
});

/** Records which parts around its text the next page has, frame by frame. */
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

test('when a link leads to a page, the table of contents and the parts below the text follow the first frame', async ({
  page,
}) => {
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
  // The frame that shows the parts may be recorded after they are there.
  await expect.poll(firstAndLast).toEqual(['0 0 0', '1 1 1']);
});

test('when a link leads to a page, its blocks end up where they are after a reload', async ({ page }) => {
  await openGuideByLink(page);
  const after = await measure(page);
  await page.reload();
  await hydrated(page);
  await expect(root(page)).not.toHaveAttribute('data-waits');
  expect(await measure(page)).toEqual(after);
});

/** Records when the placeholder of blocks that are not rendered yet is in the viewport. */
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
  test(`no placeholder is ever in view in a window ${height} px high`, async ({ page }) => {
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

test('no layout is deferred after the back button or a link within the page', async ({ page }) => {
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

/** Lets the browser never report an idle period, so that no step runs. */
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
  test(`/${address}: layout below the fold is deferred at first, and done when idle or at the first key`, async ({
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

test('no layout is deferred when the reader presses a key before the page has loaded', async ({ page }) => {
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

test('the first paint waits until the end of the navbar is parsed', async ({ page, noise }) => {
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
  test(`nothing shifts while a loaded page is laid out in steps, in a window ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    for (const [address] of opened) {
      await page.goto(address);
      await expect.poll(() => countWaiting(page)).toBe(0);
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            // Shifts during parsing do not count: the browser may paint half a line between two pieces of the page.
            const [navigation] = performance.getEntriesByType('navigation');
            const isRead = (navigation as PerformanceNavigationTiming).domContentLoadedEventEnd;
            new PerformanceObserver((list) =>
              resolve(list.getEntries().filter(({ startTime }) => startTime > isRead).length),
            ).observe({ type: 'layout-shift', buffered: true });
            // The observer is not called when there was no shift.
            requestAnimationFrame(() => setTimeout(resolve, 100, 0));
          }),
      );
      expect(shifts, `/${address}`).toBe(0);
    }
  });
}

test('no layout is deferred on a page that loads with a hash, reloads, or runs no scripts', async ({
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

test('no layout is deferred in a tall window, where a block lower than estimated would move the text', async ({
  page,
}) => {
  await stayBusy(page);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('docs/getting-started/basic-usage');
  expect(await countWaiting(page)).toBe(0);
});

test('no layout is deferred on a page that loads with a text fragment, whose text is in view', async ({
  page,
}) => {
  const words = 'The clause that ends one part of a query';
  await page.goto(`glossary#:~:text=${encodeURIComponent(words)}`);
  await expect(root(page)).not.toHaveAttribute('data-waits');
  await expect(page.getByText(words)).toBeInViewport();
});
