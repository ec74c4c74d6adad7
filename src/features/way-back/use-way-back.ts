import { useEffect } from 'react';

/** An API of Chromium that TypeScript does not declare yet. */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Closes what is open above the page when the reader goes back on Android. Otherwise going back would leave the page,
 * and the site where the page was the first one of it. What was opened last closes first. Browsers without
 * `CloseWatcher` go back.
 */
export function useWayBack(isOpen: boolean, close: (() => void) | undefined): void {
  useEffect(() => {
    if (!isOpen || !close || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, [isOpen, close]);
}
