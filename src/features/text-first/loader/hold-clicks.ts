import { missingControl } from '../navbar-alerts';
import type { Acts } from './acts';
import { findAgain } from './find-again';
import { searchButton, tellMissing, type SearchKeys } from './hold-keys';

/**
 * Controls that only the application can answer. Any other link is left to the browser, which follows it.
 *
 * - `[role=button]` matches sidebar categories and navbar entries with a menu, which are links.
 * - `[href^="#__"]` matches the skip link: its target element contains the sidebar too, so the browser would not skip
 *   it.
 *
 * `details` and `label` are left to the browser, which clicks or focuses the label's field. The order of the selectors
 * is the one that compresses best.
 */
const controls = '[role=tab],[type=radio],button,[href^="#__"],[role=button],[type=checkbox]';

/**
 * Holds a click on a control; repeated clicks on one control count as one. When the application does not load, the
 * browser has a default action for all controls but buttons, so only buttons are held then, and an alert is shown.
 */
export function holdClick(event: MouseEvent, acts: Acts, search: SearchKeys): void {
  tellMissing();
  const held = search.isLost ? 'button' : controls;
  const control = (event.target as Partial<Element>).closest?.<HTMLElement>(held);
  const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!control || (wantsNewTab && control.matches('a'))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // While a press is kept, its control is dimmed (`src/css/layout.css`).
  control.dataset.missing = '';
  // A click on the search button is replayed as the keyboard shortcut: only so does the modal get the letters that were
  // typed while it loaded.
  if (control.matches(searchButton)) search.ask();
  else {
    const find = findAgain(control);
    // If the application does not load, the click on a button comes back to `holdClick`, which then shows the alert.
    acts.keep(control, () => {
      delete control.dataset.missing;
      find()?.click();
    });
    if (search.isLost) tellMissing(missingControl);
  }
}
