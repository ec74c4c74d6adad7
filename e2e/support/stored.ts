import type { Page } from '@playwright/test';

/** What the browser keeps under a key of its local storage; null for nothing. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
