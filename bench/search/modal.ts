import type { Browser, Page } from '@playwright/test';
import { site } from '../../config/site';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { newPage } from './browser';
import { compareBox, type BoxFigures } from './key-figures';
import { timeKeys, type Surface } from './key-timing';

/** What one animation frame showed. */
export interface Frame {
  /** Milliseconds since the first key. */
  readonly at: number;
  readonly query: string;
  readonly hits: number;
  readonly first: string;
}

export interface ModalResult extends BoxFigures {
  /**
   * A query typed with 120 ms between the keys and a CPU four times slower. Frames that show the same as the one before
   * are left out.
   */
  readonly frames: readonly Frame[];
}

export const surface: Surface = {
  input: '.DocSearch-Input',
  list: '.DocSearch-Dropdown',
  hit: '.DocSearch-Hit',
};
const filmed = 'bulk loading';

/** Opens a page, wakes its application, and waits for the hits of a first letter in the modal. */
export async function openModal(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The application takes over at a reader's first sign of intent.
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.locator(surface.input).fill('a');
  await page.locator(surface.hit).first().waitFor();
}

async function film(page: Page): Promise<readonly Frame[]> {
  await page.locator(surface.input).fill('');
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
    const figures = compareBox(await timeKeys(page, surface));
    return { ...figures, frames: await film(page) };
  } finally {
    await page.context().close();
    await server.close();
  }
}

declare global {
  var filmed: readonly Frame[];
}
