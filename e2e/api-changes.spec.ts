import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { siteBase, siteDirectory } from './support/places';
import { expect, open, test } from './support/test';

const guide = 'docs/next/versioning-guide';
const titles = { changed: 'Changed', removed: 'Removed', hidden: 'No longer exported' } as const;

const filter = (page: Page): Locator => page.getByRole('search', { name: 'Filter the changes' });
const changes = (page: Page): Locator => page.locator('li[data-kind]:has(> div > code)');
const shown = (page: Page): Locator => changes(page).filter({ visible: true });

/** The number of changes that is printed beside a choice of the filter. */
async function promised(page: Page, legend: string, choice: string): Promise<number> {
  const text = await page
    .getByRole('group', { name: legend })
    .locator('label', { hasText: choice })
    .innerText();
  return Number(/\d+$/.exec(text.trim())?.[0]);
}

test.describe('the list of API changes', () => {
  test('keeps its margins after a visit to the blog', async ({ page }) => {
    await open(page, guide);
    const frame = page.locator('.markdown li div[data-search="off"]').first();
    await expect(frame).toHaveCSS('margin-bottom', '0px');
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL(/blog/);
    await page.goBack();
    await expect(frame).toHaveCSS('margin-bottom', '0px');
  });

  test('shows all changes, or as many of a kind and an area as the filter promises', async ({ page }) => {
    await open(page, guide);
    const all = await changes(page).count();
    await expect(page.getByText(`${all} changes`)).toBeVisible();
    const kinds = page.getByRole('group', { name: 'Change', exact: true });
    for (const [kind, title] of Object.entries(titles)) {
      const count = await promised(page, 'Change', title);
      await kinds.getByRole('radio', { name: title }).check();
      await expect(shown(page)).toHaveCount(count);
      await expect(page.locator(`li[data-kind="${kind}"]:has(> div > code)`).first()).toBeVisible();
      await kinds.getByRole('radio', { name: 'All' }).check();
    }
    await kinds.getByRole('radio', { name: 'Removed' }).check();
    const inArea = await promised(page, 'Area', 'Generate SQL');
    await page.getByRole('group', { name: 'Area' }).getByRole('radio', { name: 'Generate SQL' }).check();
    await expect(shown(page)).toHaveCount(inArea);
    await expect(page.getByRole('status').filter({ hasText: `${inArea} of ${all} changes` })).toBeVisible();
    await expect(page).toHaveURL(/area=SQL/);
    await expect(page).toHaveURL(/change=removed/);
  });

  test('has its areas in the table of contents, whose link shows an area that the filter hides', async ({
    page,
  }) => {
    await open(page, `${guide}?area=SQL`);
    const headings = page.locator('h3[id^="changes-"]');
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(2);
    const entries = page.locator('.table-of-contents a[href^="#changes-"]');
    await expect(entries).toHaveCount(ids.length);
    await expect(headings.first()).toBeHidden();
    await entries.first().click();
    await expect(headings.first()).toBeInViewport();
  });

  test('scrolls to the hash of an address that also has a filter', async ({ page }) => {
    for (const filters of ['?change=removed', '?area=SQL']) {
      await page.goto('about:blank');
      await open(page, `${guide}${filters}#changes-queries`);
      const top = () => page.locator('#changes-queries').evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top, filters).toBeGreaterThan(0);
      await expect.poll(top, filters).toBeLessThan(200);
    }
  });

  test('can be filtered with the keyboard', async ({ page }) => {
    await open(page, guide);
    await filter(page).getByRole('radio', { name: 'All' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(filter(page).getByRole('radio', { name: 'Changed' })).toBeChecked();
    await expect(shown(page)).toHaveCount(await promised(page, 'Change', 'Changed'));
  });

  test('takes the filter from the address; a button resets a filter that matches nothing', async ({
    page,
  }) => {
    await open(page, `${guide}?change=changed&area=SQL#api-changes`);
    await expect(page.getByText('Nothing of this kind changed there.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all changes' }).click();
    await expect(filter(page).getByRole('radio', { name: 'All' }).first()).toBeFocused();
    await expect(shown(page)).toHaveCount(await changes(page).count());
  });

  test('ignores unknown filter values in the address, as the glossary does', async ({ page }) => {
    await open(page, `${guide}?change=moved&area=nothing#api-changes`);
    await expect(shown(page)).toHaveCount(await changes(page).count());
    await expect(filter(page).getByRole('radio', { name: 'All', checked: true })).toHaveCount(2);
    await open(page, 'glossary?group=nothing&q=agtype');
    await expect(page.locator('[data-filter-item="agtype"]')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  });

  test('marks differences with `del` and `ins` elements, not by colour alone', async ({ page }) => {
    await open(page, guide);
    const builder = changes(page).filter({
      has: page.locator('code', { hasText: /^AlgorithmQueryBuilder$/ }),
    });
    await expect(builder.locator('del')).toHaveText('AlgorithmMatchClause');
    await expect(builder.locator('ins')).toHaveText('IMatchClause');
    await expect(builder.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(builder.locator('ins')).toHaveCSS('text-decoration-line', 'underline');
    const order = changes(page).filter({ has: page.locator('code', { hasText: /^OrderDirection$/ }) });
    await expect(order.locator('ins')).toHaveText('type');
  });

  test('links to existing pages of both versions', async ({ page }) => {
    await open(page, guide);
    const addresses = await changes(page)
      .locator('a')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
    expect(addresses.length).toBeGreaterThan(70);
    const missing = addresses
      .map((address) => new URL(address).pathname.slice(siteBase.length))
      .filter((route) => !existsSync(path.join(siteDirectory, route, 'index.html')));
    expect(missing).toEqual([]);
    await page.getByRole('link', { name: 'QueryBuilder in 0.3.0', exact: true }).click();
    await expect(page).toHaveURL(/docs\/api-generated\/classes\/QueryBuilder$/);
  });

  test('is linked from the overview of the reference, which counts the removals', async ({ page }) => {
    await open(page, 'docs/next/api-reference');
    await page
      .getByRole('main')
      .getByRole('link', { name: /27 removed/ })
      .click();
    await expect(page).toHaveURL(/versioning-guide\?change=removed#api-changes$/);
    await expect(shown(page)).toHaveCount(27);
  });

  test('fits a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, guide);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe('the list of API changes, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all changes and no filter', async ({ page }) => {
    await page.goto(guide);
    await expect(shown(page)).toHaveCount(await changes(page).count());
    await expect(filter(page)).toBeHidden();
    await expect(page.getByText('27 removed')).toBeVisible();
  });
});
