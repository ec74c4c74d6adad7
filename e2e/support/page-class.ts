import type { Page } from '@playwright/test';

/** The classes of a page's type, as Docusaurus sets them on `html` (specification 2.2). */
export async function readPageClasses(page: Page): Promise<readonly string[]> {
  const classes = (await page.locator('html').getAttribute('class')) ?? '';
  return classes.split(/\s+/).filter(Boolean);
}
