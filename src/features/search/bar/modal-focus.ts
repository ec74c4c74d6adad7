import { useEffect, useState } from 'react';
import { takeLetters } from './early-letters';

/**
 * Where focus comes from and goes to: letters typed while the modal was on its way stand in its box, and focus returns
 * to the element that had it. The theme's search bar gives it to its button, which is right when nothing had it.
 */
export function useModalFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    typeInto(document.querySelector('.DocSearch-Input'), takeLetters());
    return () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [before]);
}

/** Puts a text in the place of what is selected, as typing does: a query taken from the page is selected. */
function typeInto(input: HTMLInputElement | null, text: string): void {
  if (!input || !text) return;
  const { selectionStart, selectionEnd, value, maxLength } = input;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  input.setRangeText(text.slice(0, maxLength - value.length + to - from), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
