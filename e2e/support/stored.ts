import type { Page } from '@playwright/test';

/** The value of a key in the browser's local storage, or null. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
