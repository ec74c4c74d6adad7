import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { liveSteps, type Step } from '../support/live-steps';
import type { Reader } from './reader';

const guide = 'docs/how-to-guides/basic-queries';

/** What a reader with Firefox does, in this order; steps without a tab of their own share one. */
export const steps: readonly Step<Reader>[] = [
  ...liveSteps,
  [
    'slash opens search before the application has loaded, with the letters typed meanwhile, and Enter opens a hit',
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
    'going back and reloading keep the scroll position',
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
      // A sheet with the title alone has 17 kB, one full of terms 42 kB.
      assert.ok(byteLength > 30_000, `${byteLength} bytes`);
    },
  ],
  [
    'a page from the back-forward cache that ran a statement runs another one',
    async (reader) => {
      const tab = await reader.openTab();
      const { page, base } = tab;
      await tab.open('docs/getting-started/first-graph');
      await tab.press(0, 'Run');
      await tab.see(0, '[data-live-outcome="answer"]');
      // The back-forward cache does not keep a page that is still loading.
      await page.waitForNetworkIdle();
      await page.evaluate(() => (document.documentElement.dataset.seen = 'true'));
      await page.goto(`${base}glossary`);
      await page.evaluate(() => history.back());
      await page.waitForSelector('html[data-seen="true"]');
      // Firefox drops messages posted while the page enters the cache: React must not wait for one.
      await tab.press(1, 'Run');
      await tab.see(1, '[data-live-outcome="answer"]');
      tab.demandSilence();
      await page.close();
    },
  ],
  [
    'a page that was left while the application loaded answers after going back',
    async (reader) => {
      const tab = await reader.openTab();
      const { page, base } = tab;
      await page.goto(`${base}docs/how-to-guides/troubleshooting`);
      await page.waitForNetworkIdle();
      await page.evaluate(() => {
        window.dispatchEvent(new Event('scroll'));
        setTimeout(() => location.assign('../../glossary'), 200);
      });
      await page.waitForFunction(() => location.pathname.includes('glossary'));
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => location.pathname.includes('troubleshooting'));
      // Firefox may have dropped the message by which React continues: the page then reloads after a second.
      await wait(2000);
      await page.keyboard.press('/');
      await page.waitForSelector('.DocSearch-Modal');
      tab.demandSilence();
      await page.close();
    },
  ],
];
