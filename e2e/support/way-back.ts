import type { Page } from '@playwright/test';

interface Watcher {
  readonly requestClose: () => void;
}

/** Lets {@link goWayBack} reach what Android's back gesture would close. Call it before the page is opened. */
export const watchWayBack = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const known = window as unknown as { CloseWatcher: new () => Watcher; openWatchers: Watcher[] };
    known.openWatchers = [];
    known.CloseWatcher = class extends known.CloseWatcher {
      constructor() {
        super();
        known.openWatchers.push(this);
      }
    };
  });

/** Simulates Android's back gesture, which no test machine has, by telling the most recent close watcher about it. */
export const goWayBack = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { openWatchers: Watcher[] }).openWatchers.at(-1)?.requestClose());
