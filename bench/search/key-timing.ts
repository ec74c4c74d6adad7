import type { Page } from '@playwright/test';
import { percentile, slowDown } from './browser';

/** Milliseconds from a key to the frame that shows its answer, as far as that is in sight. */
export interface KeyTiming {
  readonly keys: number;
  readonly p50: number;
  readonly p95: number;
}

export interface KeyTimings {
  readonly normal: KeyTiming;
  /** At four times slower CPU. */
  readonly slow: KeyTiming;
}

/** Where a search shows what it finds, as selectors. */
export interface Surface {
  readonly input: string;
  readonly list: string;
  readonly hit: string;
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

/**
 * Waits for the frame that shows the last change of what is in sight of the list after the next key; a key that changes
 * nothing there has none.
 */
const watchNextKey = (surface: Surface): void => {
  const input = document.querySelector(surface.input);
  const inSight = (): string => {
    const list = document.querySelector(surface.list);
    const { top = 0, bottom = 0 } = list?.getBoundingClientRect() ?? {};
    const end = Math.min(bottom, window.innerHeight);
    const hits = [...(list?.querySelectorAll(surface.hit) ?? [])].filter((hit) => {
      const box = hit.getBoundingClientRect();
      return box.bottom > top && box.top < end;
    });
    return hits.length > 0 ? hits.map((hit) => hit.innerHTML).join('') : (list?.textContent ?? '');
  };
  globalThis.painted = new Promise((resolve) => {
    if (!input) return;
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
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        clearTimeout(quiet);
        quiet = setTimeout(finish, 600);
      },
      { once: true, capture: true },
    );
  });
};

/** Types one text and times each key. */
async function timeText(page: Page, surface: Surface, text: string): Promise<number[]> {
  const times: number[] = [];
  await page.locator(surface.input).fill('');
  for (const key of text) {
    await page.evaluate(watchNextKey, surface);
    await page.keyboard.type(key);
    const time = await page.evaluate(() => globalThis.painted);
    if (time !== null) times.push(time);
  }
  return times;
}

async function timeAll(page: Page, surface: Surface): Promise<KeyTiming> {
  const times: number[] = [];
  for (const text of typed) times.push(...(await timeText(page, surface, text)));
  return { keys: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Times keys at full speed and, as the page stays from then on, at four times slower CPU. */
export async function timeKeys(page: Page, surface: Surface): Promise<KeyTimings> {
  const normal = await timeAll(page, surface);
  await slowDown(page, 4);
  return { normal, slow: await timeAll(page, surface) };
}

declare global {
  var painted: Promise<number | null>;
}
