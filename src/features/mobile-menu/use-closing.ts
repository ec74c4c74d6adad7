import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/** Closes the menu on each navigation and on Escape. */
export function useClosing(isShown: boolean, toggle: () => void): void {
  const history = useHistory();
  useEffect(() => {
    if (!isShown) return;
    // Most items close the menu themselves; toggled once more, it would open again.
    let closing: ReturnType<typeof setTimeout> | undefined;
    const stopListening = history.listen(() => {
      closing = setTimeout(toggle);
    });
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      // Search may stand above the menu, and closes first.
      if (key === 'Escape' && !document.querySelector('.DocSearch-Modal')) toggle();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      stopListening();
      clearTimeout(closing);
      document.removeEventListener('keydown', closeOnEscape, true);
    };
  }, [isShown, toggle, history]);
}
