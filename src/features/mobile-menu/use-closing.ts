import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { useWayBack } from '../way-back/use-way-back';

/** Closes the menu on each navigation, on Escape, and when the reader goes back on Android. */
export function useClosing(isShown: boolean, toggle: () => void): void {
  const history = useHistory();
  useWayBack(isShown, toggle);
  useEffect(() => {
    if (!isShown) return;
    // Most items close the menu themselves, which ends this effect and its timer. A second toggle would open it again.
    let closing: ReturnType<typeof setTimeout> | undefined;
    const stopListening = history.listen(() => {
      closing = setTimeout(toggle);
    });
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // In Chromium, Escape closes a `CloseWatcher` too: the menu would be toggled twice.
      event.preventDefault();
      // Search may stand above the menu, and closes first.
      if (!document.querySelector('.DocSearch-Modal')) toggle();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      stopListening();
      clearTimeout(closing);
      document.removeEventListener('keydown', closeOnEscape, true);
    };
  }, [isShown, toggle, history]);
}
