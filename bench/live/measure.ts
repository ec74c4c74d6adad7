import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Host } from './host';

/** A page whose first live sample returns rows by itself. */
const SAMPLE_PAGE = 'docs/getting-started/first-graph';

export interface FirstRun {
  readonly ms: number;
  readonly bytes: number;
  /** The longest task of the main thread between the click and the rows; 0 when none took 50 ms. */
  readonly longestTask: number;
}

const sampleOf = (page: Page) => page.locator('[data-live-fence]').first();

/** Opens the page and waits until it is quiet. */
export async function openPage(context: BrowserContext, host: Host): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${host.address}${SAMPLE_PAGE}`);
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({ state: 'attached', timeout: 5_000 })
    .catch(() => undefined);
  // Where scripts wait for the reader, moving the pointer wakes them.
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page;
}

/** A visit that takes longer has failed. */
const VISIT_MS = 60_000;

type TimedRun = Omit<FirstRun, 'bytes'>;

/**
 * Clicks Run and waits for the rows. It is timed inside the page, so that the driver's time does not count.
 *
 * @throws Error when there are no rows after a minute
 */
async function timeRun(page: Page): Promise<TimedRun> {
  return sampleOf(page).evaluate(
    async (sample, limit) =>
      new Promise<TimedRun>((done, fail) => {
        setTimeout(() => {
          const said = sample.querySelector('[role="alert"], [data-live-status]')?.textContent ?? 'nothing';
          fail(new Error(`No rows ${limit / 1000} s after the click on Run; the sample says: ${said}`));
        }, limit);
        let longestTask = 0;
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
        });
        tasks.observe({ type: 'longtask' });
        const start = performance.now();
        let hasBegun = false;
        const rows = new MutationObserver(() => {
          // The rows of an earlier run stay until the new ones come; the line "12 rows in 3 ms" disappears at once.
          const hasEnded = sample.querySelector('[data-live-status]')?.textContent.includes(' in ') ?? false;
          hasBegun ||= !hasEnded;
          if (!hasBegun || !hasEnded || !sample.querySelector('tbody tr')) return;
          rows.disconnect();
          const ms = performance.now() - start;
          // Tasks are reported late.
          setTimeout(() => done({ ms, longestTask }), 300);
        });
        rows.observe(sample, { childList: true, subtree: true, characterData: true });
        [...sample.querySelectorAll('button')].find(({ textContent }) => textContent === 'Run')?.click();
      }),
    VISIT_MS,
  );
}

/** The first Run of a visit, which fetches and starts the engine. */
export async function runFirst(page: Page, host: Host): Promise<FirstRun> {
  host.takeBytes();
  return { ...(await timeRun(page)), bytes: host.takeBytes() };
}

/** Milliseconds from the click to the new rows, statement after statement, on an engine that is there. */
export async function runAgain(page: Page, times: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) found.push((await timeRun(page)).ms);
  return found;
}

/** Opens the editor and the picture of a sample that returns paths. */
export async function openEditorAndPicture(page: Page): Promise<void> {
  const second = page.locator('[data-live-fence]').nth(1);
  await second.getByRole('button', { name: 'Edit' }).click();
  await second.getByRole('textbox').waitFor();
  await second.getByRole('button', { name: 'Run', exact: true }).click();
  await second.getByRole('button', { name: 'Graph', exact: true }).click();
  await second.locator('canvas').first().waitFor();
}

/**
 * Asks the page and its workers to collect garbage. Otherwise the numbers would depend on when the browser last did so
 * by itself.
 */
async function collectGarbage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const workers = page.workers();
  // A worker cannot be reached by a session from here, but it has `gc` if the browser was started with it.
  await Promise.all(
    workers.map(async (worker) => worker.evaluate(() => (globalThis as { gc?: () => void }).gc?.())),
  );
  await session.detach();
  await page.waitForTimeout(1_000);
}

/**
 * Megabytes that the browser's page processes hold for themselves (PSS, Linux only), after garbage was collected in the
 * page and in its workers.
 */
export async function readMemory(browser: Browser, page: Page): Promise<number> {
  await collectGarbage(page);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) =>
      Number(/^Pss:\s+(?<kb>\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.groups?.kb ?? 0),
    );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}
