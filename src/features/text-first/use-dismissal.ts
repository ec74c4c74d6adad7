import { useEffect } from 'react';

/**
 * Dismisses an alert about something that did not load when the reader presses Escape or a pointer. Other keys do not
 * dismiss it, because they may have been meant for what did not load.
 *
 * @param setMissing - called with `false` at the dismissal; must be the same function at each render
 */
export function useDismissal(setMissing: (isMissing: false) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const capture = { capture: true, signal: stop.signal };
    const leave = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setMissing(false);
    };
    window.addEventListener('keydown', leave, capture);
    window.addEventListener('pointerdown', leave, capture);
    return () => stop.abort();
  }, [setMissing]);
}
