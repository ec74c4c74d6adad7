import { findAgain } from './find-again';

/**
 * Clicks what was drawn anew while the mouse was down on it, as a group of the sidebar is: of what has gone, browsers make no
 * click. Of the beginning of a press it is told until the application answers, of its end whenever that is.
 */
export function holdPress({ target, button }: MouseEvent): void {
  const find = findAgain(target as HTMLElement);
  window.addEventListener(
    'mouseup',
    ({ target: end }) => {
      if (!button && end !== target && end === find()) (end as HTMLElement).click();
    },
    { once: true },
  );
}
