import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test, type Page } from './support/test';
import { readSitemapRoutes } from './support/routes';

/** What the accessibility engine finds in one colour mode, one line each: rule, element, reason. */
async function findViolations(page: Page, mode: 'light' | 'dark'): Promise<string[]> {
  // As if another tab had switched: the application follows, without a click that moves the page.
  await page.evaluate((theme) => {
    const storageArea = window.localStorage;
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme, storageArea }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${mode}: ${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/** Elements that make the page wider than the window; empty when nothing does. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} is wider than ${String(width)} px`,
      )
      .concat(`the page is ${String(document.documentElement.scrollWidth)} px wide`);
  });
}

// One visit a page, both colour modes and both widths in place: some 400 pages have to fit into a few minutes.
for (const route of readSitemapRoutes()) {
  test(`/${route} comes alive, is quiet, accessible and narrow enough`, async ({ page }) => {
    // Transitions would let the engine measure colours half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await hydrated(page);
    expect(await findViolations(page, 'light')).toEqual([]);
    expect(await findViolations(page, 'dark')).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await findOverflow(page)).toEqual([]);
  });
}
