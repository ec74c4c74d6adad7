import { expect, hydrated, test, type Page } from './support/test';

// What is below the fold of a page that a link leads to is drawn after the first frame, and laid out in steps
// (src/features/text-first).

const body = (page: Page) => page.locator('body');
const waiting = /waits-from/;

/** The class of the body, how many of the page's blocks wait, and how many there are. */
type Step = readonly [name: string, waiting: number, blocks: number];

/** Notes the steps of the new page from now on. */
const watchSteps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const steps: Step[] = [];
    new MutationObserver(() => {
      const blocks = [...document.querySelectorAll('.markdown > *')];
      const hidden = blocks.filter((each) => getComputedStyle(each).contentVisibility === 'auto');
      const name = /waits-from-\d/.exec(document.body.className)?.[0] ?? '';
      steps.push([name, hidden.length, blocks.length]);
    }).observe(document.body, { attributeFilter: ['class'] });
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
  await expect(body(page)).not.toHaveClass(waiting);
}

test('it is drawn when the page is shown, and laid out in steps', async ({ page }) => {
  await openGuideByLink(page);
  const steps = await stepsOf(page);
  expect(steps.map(([name]) => name)).toEqual([
    'waits-from-1',
    'waits-from-2',
    'waits-from-3',
    'waits-from-4',
    '',
  ]);
  const [first, ...others] = steps;
  // The title, fifteen blocks, and what keeps the place of the others.
  expect(first?.[2]).toBeLessThanOrEqual(17);
  const all = await page.locator('.markdown > *').count();
  expect(all).toBeGreaterThan(40);
  expect(new Set(others.map(([, , blocks]) => blocks))).toEqual(new Set([all]));
  const counts = others.map(([, count]) => count);
  expect(counts[0]).toBeGreaterThan(10);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts.at(-1)).toBe(0);
});

test('in a tall window it starts later, and never goes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1300 });
  await openGuideByLink(page);
  const steps = await stepsOf(page);
  expect(steps.map(([name]) => name)).toEqual(['waits-from-3', 'waits-from-4', '']);
});

test('in the end the page stands as one that never waited', async ({ page }) => {
  await openGuideByLink(page);
  const after = await measure(page);
  await page.reload();
  await hydrated(page);
  expect(await measure(page)).toEqual(after);
});

/** Notes blocks in sight that wait, and a gap in sight where blocks are not drawn yet. */
const watchSight = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('.markdown > *')) {
        const isMissing = getComputedStyle(each).contentVisibility === 'auto' || each.hasAttribute('style');
        if (isMissing && each.getBoundingClientRect().top < innerHeight)
          seen.push(each.outerHTML.slice(0, 80));
      }
    }).observe(document.body, { attributeFilter: ['class'] });
    Object.assign(window, { seen });
  });

const ways = [
  ['docs/getting-started/first-graph', 'installation', 'connection-config', 'basic-usage'],
  ['docs/api-generated/classes/SchemaParser', 'QueryBuilder', 'SchemaLoader', 'EdgeOperations'],
] as const;

for (const height of [600, 800, 1000, 1300]) {
  test(`no block in sight waits in a window ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    for (const [start, ...names] of ways) {
      await page.goto(start);
      await hydrated(page);
      await watchSight(page);
      for (const name of names) {
        const address = start.replace(/[^/]*$/, name);
        await page.locator(`.theme-doc-sidebar-menu a[href$="/${address}"]`).click();
        await expect(page).toHaveURL(new RegExp(address));
        await expect(body(page)).not.toHaveClass(waiting);
      }
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    }
  });
}

test('nothing waits at a place within a page, and on the way back', async ({ page }) => {
  await page.goto('docs/getting-started/basic-usage');
  await hydrated(page);
  await watchSteps(page);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.locator('.theme-doc-sidebar-menu a[href$="/installation"]').first().click();
  await expect(page).toHaveURL(/installation/);
  await expect(body(page)).not.toHaveClass(waiting);
  const forward = (await stepsOf(page)).length;
  await page.goBack();
  await expect(page).toHaveURL(/basic-usage/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000);
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  expect((await stepsOf(page)).slice(forward).filter(([name]) => name !== '')).toEqual([]);
});
