import type { Browser, Page } from '@playwright/test';
import { site } from '../../config/site';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { newPage, percentile, slowDown } from './browser';

/** Milliseconds from a key to the frame that shows its answer, as far as that is in sight. */
export interface ModalTiming {
  readonly keys: number;
  readonly p50: number;
  readonly p95: number;
}

/** What one animation frame showed. */
export interface Frame {
  /** Milliseconds since the first key. */
  readonly at: number;
  readonly query: string;
  readonly hits: number;
  readonly first: string;
}

export interface ModalResult {
  readonly normal: ModalTiming;
  readonly slow: ModalTiming;
  /** A query typed with 120 ms between the keys, at four times slower CPU; frames that show what the last one did are left out. */
  readonly frames: readonly Frame[];
}

/** Readers type these; each beginning of them is a keystroke. */
const typed = [
  'create an edge',
  'transaction',
  'bulk loading',
  'QueryBuilder',
  'conection pool',
  'friends of',
];
const filmed = 'bulk loading';

async function openModal(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The application takes over at a reader's first sign of intent.
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('a');
  await page.locator('.DocSearch-Hit').first().waitFor();
}

/**
 * Waits for the frame that shows the last change of what is in sight of the list after the next key; a key that changes
 * nothing there has none.
 */
const watchNextKey = (): void => {
  const dropdown = document.querySelector('.DocSearch-Dropdown');
  const input = document.querySelector('.DocSearch-Input');
  const inSight = (): string => {
    const { top = 0, bottom = 0 } = dropdown?.getBoundingClientRect() ?? {};
    const hits = [...(dropdown?.querySelectorAll('.DocSearch-Hit') ?? [])].filter((hit) => {
      const box = hit.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    });
    return hits.length > 0 ? hits.map((hit) => hit.innerHTML).join('') : (dropdown?.textContent ?? '');
  };
  globalThis.painted = new Promise((resolve) => {
    if (!dropdown || !input) return;
    let pressed = 0;
    let time: number | null = null;
    let seen = inSight();
    let quiet = setTimeout(() => resolve(null), 3000);
    const finish = () => {
      observer.disconnect();
      resolve(time);
    };
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      // The frame is painted when a task that was queued in it runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now() - pressed;
          const inFrame = inSight();
          if (inFrame !== seen) time = now;
          seen = inFrame;
          clearTimeout(quiet);
          quiet = setTimeout(finish, 150);
        };
        port2.postMessage(null);
      });
    });
    input.addEventListener(
      'keydown',
      () => {
        pressed = performance.now();
        observer.observe(dropdown, { childList: true, subtree: true, characterData: true });
        clearTimeout(quiet);
        quiet = setTimeout(finish, 600);
      },
      { once: true },
    );
  });
};

/** Types one text and times each key. */
async function timeKeys(page: Page, text: string): Promise<number[]> {
  const times: number[] = [];
  await page.locator('.DocSearch-Input').fill('');
  for (const key of text) {
    await page.evaluate(watchNextKey);
    await page.keyboard.type(key);
    const time = await page.evaluate(() => globalThis.painted);
    if (time !== null) times.push(time);
  }
  return times;
}

async function time(page: Page): Promise<ModalTiming> {
  const times: number[] = [];
  for (const text of typed) times.push(...(await timeKeys(page, text)));
  return { keys: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function film(page: Page): Promise<readonly Frame[]> {
  await page.locator('.DocSearch-Input').fill('');
  await page.evaluate(() => {
    const frames: Frame[] = [];
    globalThis.filmed = frames;
    const start = performance.now();
    const look = (): void => {
      const hits = document.querySelectorAll('.DocSearch-Hit');
      const frame = {
        at: Math.round(performance.now() - start),
        query: document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '',
        hits: hits.length,
        first: hits[0]?.querySelector('.DocSearch-Hit-title')?.textContent ?? '',
      };
      const last = frames.at(-1);
      if (last?.query !== frame.query || last.hits !== frame.hits || last.first !== frame.first)
        frames.push(frame);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.keyboard.type(filmed, { delay: 120 });
  await page.waitForTimeout(600);
  return page.evaluate(() => globalThis.filmed);
}

/** Types into the modal of the built site, at full speed and four times slower. */
export async function runModal(browser: Browser, directory: string): Promise<ModalResult> {
  const server = await listen(createSiteServer({ directory, basePath: site.baseUrl }), 0);
  const page = await newPage(browser);
  try {
    await openModal(page, `http://localhost:${String(server.port)}${site.baseUrl}docs/intro`);
    const normal = await time(page);
    await slowDown(page, 4);
    const slow = await time(page);
    return { normal, slow, frames: await film(page) };
  } finally {
    await page.context().close();
    await server.close();
  }
}

declare global {
  var painted: Promise<number | null>;
  var filmed: readonly Frame[];
}
