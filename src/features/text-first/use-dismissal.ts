import { useEffect } from 'react';

/**
 * Words about what did not come have been read when the reader presses Escape or points at something. Other keys may have
 * been meant for what did not come.
 *
 * @param setMissing - told `false` then; the same function at each call
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
