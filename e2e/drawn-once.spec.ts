import { expect, hydrated, test } from './support/test';

// Each level of a docs page renders once for each location (src/features/text-first/draw-once.ts). Only React's own tree
// shows this, because a page that renders twice looks the same.

/** Counts the components around the page's text that compare the location before they render. */
const comparing = `(() => {
  const text = document.querySelector('.theme-doc-markdown');
  let found = 0;
  for (let fiber = text[Object.keys(text).find((key) => key.startsWith('__reactFiber$'))]; fiber; fiber = fiber.return)
    if (typeof fiber.elementType?.compare === 'function' && fiber.memoizedProps.location) found += 1;
  return found;
})()`;

test('the four levels of a docs page compare locations before they render, and follow navigation', async ({
  page,
}) => {
  await page.goto('docs/getting-started/installation');
  await hydrated(page);
  expect(await page.evaluate(comparing)).toBe(4);

  const heading = page.getByRole('heading', { level: 1 });
  const current = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]');
  await page.locator('.theme-doc-sidebar-menu a[href$="/basic-usage"]').click();
  await expect(heading).toHaveText('Basic usage');
  await expect(current).toHaveText('Basic usage');
  await page.goBack();
  await expect(heading).toHaveText('Installation');
  await expect(current).toHaveText('Installation');
  await page.locator('.theme-doc-markdown a.hash-link').first().click();
  await expect(page).toHaveURL(/installation\/?#/);
  expect(await page.evaluate(comparing)).toBe(4);
});
