import { findAgain } from './find-again';

/**
 * Dispatches the click that is lost when an element is replaced between `mousedown` and `mouseup`, as a group of the
 * sidebar is during hydration: browsers send no click for an element that is gone. `mousedown` is listened for until
 * the application answers; the `mouseup` that belongs to it may come later.
 */
export function holdPress({ target, button }: MouseEvent): void {
  const find = findAgain(target as HTMLElement);
  const end = (event: MouseEvent): void => {
    // The click copies the modifier keys, which ask for another tab or window.
    if (!button && event.target !== target && event.target === find())
      (event.target as HTMLElement).dispatchEvent(new MouseEvent('click', event));
  };
  window.addEventListener('mouseup', end, { once: true });
  // A drag sends no `mouseup`, so the one of a later press would be taken for the end of this one.
  window.addEventListener('dragstart', () => window.removeEventListener('mouseup', end), { once: true });
}
