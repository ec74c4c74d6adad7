import type { Page } from '@playwright/test';

/**
 * Watches the focus frame by frame. Call it when an element has the focus.
 *
 * @returns a function: whether no element had the focus at any time since then
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
