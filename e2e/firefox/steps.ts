import assert from 'node:assert/strict';
import { liveSteps, type Step } from '../support/live-steps';
import type { Reader } from './reader';

const guide = 'docs/how-to-guides/basic-queries';

/** What a reader with Firefox does, in this order, in one tab. */
export const steps: readonly Step<Reader>[] = [
  ...liveSteps,
  [
    'slash wakes a page, what is typed meanwhile is searched for, and Enter goes there',
    async ({ page, base }) => {
      await page.goto(`${base}${guide}`);
      await page.keyboard.press('/');
      await page.keyboard.type('batch');
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value === 'batch' &&
          document.querySelectorAll('.DocSearch-Hit').length > 3,
      );
      await page.keyboard.press('Enter');
      await page.waitForFunction((from: string) => !location.pathname.includes(from), {}, guide);
    },
  ],
  [
    'the way back and a reload keep the place',
    async (reader) => {
      const { page } = reader;
      await reader.open(guide);
      await page.evaluate(() => scrollTo(0, 2500));
      await page.evaluate(() => document.querySelector<HTMLElement>('.pagination-nav__link--next')?.click());
      await page.waitForFunction(
        (from: string) => !location.pathname.includes(from) && scrollY === 0,
        {},
        guide,
      );
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => scrollY === 2500);
      await page.reload();
      await page.waitForFunction(() => scrollY === 2500);
      assert.ok(page.url().includes(guide));
    },
  ],
  [
    'the first sheet of the printed glossary is full of terms',
    async ({ page, base }) => {
      await page.goto(`${base}glossary`);
      const { byteLength } = await page.pdf({ pageRanges: '1' });
      // The title alone takes 17 kB, a sheet of terms 42.
      assert.ok(byteLength > 30_000, `${byteLength} bytes`);
    },
  ],
  // The last one: after it the driver waits in vain for the next page.
  [
    'the way back takes a page that ran a statement out of the back-forward cache, and another one is answered',
    async (reader) => {
      const { page, base } = reader;
      await reader.open('docs/getting-started/first-graph');
      await reader.press(0, 'Run');
      await reader.see(0, '[data-live-outcome="answer"]');
      // A page that still loads is not kept.
      await page.waitForNetworkIdle();
      await page.evaluate(() => (document.documentElement.dataset.seen = 'true'));
      await page.goto(`${base}glossary`);
      await page.evaluate(() => history.back());
      await page.waitForSelector('html[data-seen="true"]');
      // What was on its way to React when the page went must not be what React waits for.
      await reader.press(1, 'Run');
      await reader.see(1, '[data-live-outcome="answer"]');
    },
  ],
];
