import type { Page } from '@playwright/test';

/** @returns how many blocks of the page wait for their layout (src/features/text-first/below-the-fold.ts) */
export const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (each) => getComputedStyle(each).contentVisibility === 'auto',
      ).length,
  );
