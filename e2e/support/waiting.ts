import type { Page } from '@playwright/test';

/** @returns the number of elements whose layout is deferred (src/features/text-first/below-the-fold.ts) */
export const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (each) => getComputedStyle(each).contentVisibility === 'auto',
      ).length,
  );
