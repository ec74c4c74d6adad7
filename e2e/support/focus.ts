import type { Page } from '@playwright/test';

/**
 * Watches where the focus is, frame by frame, from the moment something has it.
 *
 * @returns tells whether it was on nothing at any time since then
 */
export async function watchFocus(page: Page): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle(() => {
    const seen = { wasLost: false };
    const look = (): void => {
      if (document.activeElement === document.body) seen.wasLost = true;
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => watch.evaluate(({ wasLost }) => wasLost);
}
