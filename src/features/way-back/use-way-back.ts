import { useEffect } from 'react';

/** Chromium's, which TypeScript does not know yet. */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Closes what stands above the page at Android's way back, which leaves the page otherwise, and the site where it is the
 * first one of it. What was opened last closes first. Browsers that know no such watcher go back.
 */
export function useWayBack(isOpen: boolean, close: (() => void) | undefined): void {
  useEffect(() => {
    if (!isOpen || !close || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, [isOpen, close]);
}
