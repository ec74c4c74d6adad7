import type { Page } from '@playwright/test';
import { slowDown } from './browser';

/**
 * Milliseconds per key to the frame that shows its answer, as far as that is in sight; null for a key that changed
 * nothing in sight.
 */
type KeyTimes = readonly (number | null)[];

/** The same keys in every box. */
export interface TimedKeys {
  readonly normal: KeyTimes;
  /** At four times slower CPU. */
  readonly slow: KeyTimes;
}

/** Where a search shows what it finds, as selectors. */
export interface Surface {
  readonly input: string;
  readonly list: string;
  readonly hit: string;
}

/** A list that has not changed for this long is complete. */
const quietMs = 1000;

/** Texts to type; each prefix of them is a keystroke. */
const typed = [
  'create an edge',
  'transaction',
  'bulk loading',
  'QueryBuilder',
  'conection pool',
  'friends of',
];

/**
 * Waits for the frame that shows the last change in the visible part of the list after the next key. A key that changes
 * nothing there has no such frame.
 */
const watchNextKey = ([surface, longestQuiet]: readonly [Surface, number]): void => {
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
  globalThis.painted = new Promise((resolve, reject) => {
    if (!input) {
      reject(new Error(`There is no search field ${surface.input}.`));
      return;
    }
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
          quiet = setTimeout(finish, longestQuiet);
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
        quiet = setTimeout(finish, longestQuiet);
      },
      { once: true, capture: true },
    );
  });
};

/** Types one text and times each key. */
async function timeText(page: Page, surface: Surface, text: string): Promise<KeyTimes> {
  const times: (number | null)[] = [];
  await page.locator(surface.input).fill('');
  for (const key of text) {
    await page.evaluate(watchNextKey, [surface, quietMs] as const);
    await page.keyboard.type(key);
    times.push(await page.evaluate(() => globalThis.painted));
  }
  return times;
}

async function timeAll(page: Page, surface: Surface): Promise<KeyTimes> {
  const times: (number | null)[] = [];
  for (const text of typed) times.push(...(await timeText(page, surface, text)));
  return times;
}

/** Times keys at full speed, and then with a CPU four times slower; the page stays slow afterwards. */
export async function timeKeys(page: Page, surface: Surface): Promise<TimedKeys> {
  const normal = await timeAll(page, surface);
  await slowDown(page, 4);
  return { normal, slow: await timeAll(page, surface) };
}

declare global {
  var painted: Promise<number | null>;
}
