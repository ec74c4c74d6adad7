import type { Page } from '@playwright/test';

/** Waits until the page has drawn a frame. */
export const awaitFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** @returns the number of elements whose layout is deferred (src/features/text-first/below-the-fold.ts) */
export const countWaiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (each) => getComputedStyle(each).contentVisibility === 'auto',
      ).length,
  );
