import type { Browser, Page } from '@playwright/test';

/** Time limit for the heading of a page; without one the bench could wait for ever. */
const longestMs = 20_000;

/**
 * A script for the page: it keeps a promise of the milliseconds from the next click to the frame that shows another
 * heading. It is text, because functions of this script contain helpers that the page does not have.
 */
const watchNextClick = `window.nextClick = new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('No new heading ${longestMs / 1000} s after a click in the sidebar.')), ${longestMs});
  const old = document.querySelector('h1')?.textContent;
  let start = 0;
  document.addEventListener('click', (event) => { start = event.timeStamp; }, { capture: true, once: true });
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    if (start > 0 && heading && heading !== old) resolve(performance.now() - start);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}), undefined`;

/**
 * Clicks a link of the sidebar and waits for the heading of its page.
 *
 * @returns milliseconds from the click event to the frame that shows the new heading
 * @throws Error when none is there after twenty seconds
 */
async function clickTo(page: Page, path: string): Promise<number> {
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  // The pointer rests on the link, as a reader's does: sites that prefetch may do so.
  await link.hover();
  await page.waitForTimeout(700);
  await page.evaluate(watchNextClick);
  await link.click();
  return page.evaluate<number>('window.nextClick');
}

/** Pages of one open category; the last is not the first, so that each click leads to another page. */
const route = ['installation', 'connection-config', 'basic-usage', 'first-graph'];

/** Times clicks from page to page within one visit; the first round, which fetches, does not count. */
export async function measureClicks(browser: Browser, site: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site}docs/getting-started/first-graph`, { waitUntil: 'networkidle' });
  await page.mouse.move(640, 400);
  await page.waitForTimeout(1500);
  const base = new URL(site).pathname;
  const times: number[] = [];
  for (const round of [0, 1, 2]) {
    for (const name of route) {
      const time = await clickTo(page, `${base}docs/getting-started/${name}`);
      if (round > 0) times.push(time);
    }
  }
  await context.close();
  return times;
}
