import { useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input';

/**
 * Keeps Tab inside the modal, as a dialog must. DocSearch's own trap counts what is not shown: with its logo hidden, no
 * element that can have focus was the last one, and Tab went on to the page behind.
 */
export function useFocusTrap(): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const modal = document.querySelector('.DocSearch-Modal');
      if (event.key !== 'Tab' || !modal) return;
      const stops = [...modal.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
      const [leaving, entering] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
      const isInside = modal.contains(document.activeElement);
      // What DocSearch does with a key between the two ends is nothing.
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
