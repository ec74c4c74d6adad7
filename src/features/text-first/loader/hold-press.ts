import { findAgain } from './find-again';

/**
 * Clicks what was drawn anew while the mouse was down on it, as a group of the sidebar is: of what has gone, browsers make no
 * click. Of the beginning of a press it is told until the application answers, of its end whenever that is.
 */
export function holdPress({ target, button }: MouseEvent): void {
  const find = findAgain(target as HTMLElement);
  const end = (event: MouseEvent): void => {
    // With the keys that were held: they ask for another tab or window.
    if (!button && event.target !== target && event.target === find())
      (event.target as HTMLElement).dispatchEvent(new MouseEvent('click', event));
  };
  window.addEventListener('mouseup', end, { once: true });
  // What is dragged is not let go of: a later press would be taken for this one's end.
  window.addEventListener('dragstart', () => window.removeEventListener('mouseup', end), { once: true });
}
