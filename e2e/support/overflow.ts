import type { Page } from '@playwright/test';

/** Elements that make the page wider than the window; empty when nothing does. */
export async function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} is wider than ${String(width)} px`,
      )
      .concat(`the page is ${String(document.documentElement.scrollWidth)} px wide`);
  });
}
