import type { Page } from '@playwright/test';

interface Watcher {
  readonly requestClose: () => void;
}

/** What Android's way back asks to close comes into reach of {@link goWayBack}. To be called before the page is opened. */
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

/** The way back of Android, as the watcher that was made last is told of it; no test's machine has the gesture. */
export const goWayBack = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { openWatchers: Watcher[] }).openWatchers.at(-1)?.requestClose());
