import { expect, type Page } from '@playwright/test';

/** Marks the document, so that a later full load can be distinguished from navigation within the application. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
}

/** Expects the document to be still the marked one, or a new one. */
export async function expectSameDocument(page: Page, isSame: boolean): Promise<void> {
  const marked = page.locator('html[data-marked]');
  if (isSame) await expect(marked).toHaveCount(1);
  else await expect(marked).toHaveCount(0);
}
