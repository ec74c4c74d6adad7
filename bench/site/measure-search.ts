import type { Browser } from '@playwright/test';
import { median } from '../timing/median';

/** A key that has no hits by then has no time. */
const longestMs = 2000;

/**
 * A script for the page: it keeps a promise of the milliseconds from the next key to the frame that shows hits for it.
 * It is text, because functions of this script contain helpers that the page does not have.
 */
const watchNextKey = `window.nextKey = new Promise((resolve) => {
  const hits = () => [...document.querySelectorAll('.DocSearch-Hit')];
  const old = hits().map((hit) => hit.textContent).join();
  let start = 0;
  document.addEventListener('keydown', (event) => { start = event.timeStamp; }, { capture: true, once: true });
  const look = () => {
    const now = hits();
    if (start > 0 && now.length > 0 && now.map((hit) => hit.textContent).join() !== old) resolve(performance.now() - start);
    else if (start > 0 && performance.now() - start > ${longestMs}) resolve(null);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}), undefined`;

/** Keys in the search modal, over all runs. */
export interface KeyFigures {
  /** The median from a key to its hits; missing when no key had any. */
  readonly keyMs?: number;
  /** Keys that had no hits after two seconds, which `keyMs` leaves out. */
  readonly keysWithoutHits: number;
}

/** Figures of what {@link measureKeys} gave; a search that answers nothing has its count, and keeps the rest of the run. */
export function keyFigures(keys: readonly (number | null)[]): KeyFigures {
  const answered = keys.filter((time) => time !== null);
  return {
    ...(answered.length > 0 && { keyMs: median(answered) }),
    keysWithoutHits: keys.length - answered.length,
  };
}

/** Each letter of these changes what is found. */
const letters = ['e', 'd', 'g', 'e', 'p', 'r'];

/**
 * Types into the search modal of a guide. The stock site has no times, because it would ask a hosted service, which
 * this bench does not have.
 *
 * @returns milliseconds from each key to the frame that shows its hits, null for a key without hits after two seconds; the
 * first key, which fetches the index, is left out
 */
export async function measureKeys(browser: Browser, site: string): Promise<readonly (number | null)[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site}docs/getting-started/basic-usage`, { waitUntil: 'networkidle' });
  await page.mouse.move(640, 400);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
  const times: (number | null)[] = [];
  for (const [index, letter] of letters.entries()) {
    await page.evaluate(watchNextKey);
    await page.keyboard.press(letter);
    const time = await page.evaluate<number | null>('window.nextKey');
    if (index > 0) times.push(time);
    await page.waitForTimeout(400);
  }
  await context.close();
  return times;
}
