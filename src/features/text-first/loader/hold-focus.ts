import type { Acts } from './acts';
import { findAgain } from './find-again';

/** Gives the focus to what is drawn anew in the place of what has it, as groups of the sidebar are. */
export function keepFocus({ target }: FocusEvent, acts: Acts): void {
  const find = findAgain(target as HTMLElement);
  acts.keep(acts, () => {
    const found = find();
    if (found !== target) found?.focus({ preventScroll: true });
  });
}

/**
 * What wakes on focus asks for an arrival, and what has focus does not get it again: it arrives once more. The body never
 * arrives, and would tell an open menu that the focus has left it.
 */
export function focusAgain(): void {
  const focused = document.activeElement;
  if (focused !== document.body) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
