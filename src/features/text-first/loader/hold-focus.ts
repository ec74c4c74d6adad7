import type { Acts } from './acts';
import { findAgain } from './find-again';

/** Moves the focus to the element that replaces the focused one, as in groups of the sidebar after hydration. */
export function keepFocus({ target }: FocusEvent, acts: Acts): void {
  const find = findAgain(target as HTMLElement);
  acts.keep(acts, () => {
    const found = find();
    if (found !== target) found?.focus({ preventScroll: true });
  });
}

/**
 * Dispatches `focusin` once more on the focused element: components that react to focus wait for that event, and an
 * element that has focus already gets none. The body is left out: its `focusin` would tell an open menu that the focus
 * has left it.
 */
export function focusAgain(): void {
  const focused = document.activeElement;
  if (focused !== document.body) focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
