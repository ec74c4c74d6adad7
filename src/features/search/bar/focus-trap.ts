import { useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input';

/**
 * Traps focus inside the modal, as a dialog must. DocSearch's own focus trap counts hidden elements: with its logo
 * hidden, its last element could never have focus, and Tab went on to the page behind.
 */
export function useFocusTrap(): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const modal = document.querySelector('.DocSearch-Modal');
      if (event.key !== 'Tab' || !modal) return;
      const stops = [...modal.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
      const [leaving, entering] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
      const isInside = modal.contains(document.activeElement);
      // Between the first and the last element, DocSearch leaves Tab to the browser.
      if (isInside && document.activeElement !== leaving) return;
      event.preventDefault();
      event.stopPropagation();
      entering?.focus();
    };
    document.addEventListener('keydown', turn, { capture: true });
    return () => document.removeEventListener('keydown', turn, { capture: true });
  }, []);
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;
