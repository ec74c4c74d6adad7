import { missingControl } from '../navbar-alerts';
import type { Acts } from './acts';
import { findAgain } from './find-again';
import { searchButton, tellMissing, type SearchKeys } from './hold-keys';

/**
 * What only the application can answer. Any other link is left to the browser, which follows it.
 * A category of the sidebar and an entry with a menu are links that carry a button's role. The one that skips to the
 * content names an element that holds the sidebar too. A folded part is left to the browser, and so is a label: it clicks on
 * the label's box or puts the focus there. In this order a page packs best.
 */
const controls = '[role=tab],[type=radio],button,[href^="#__"],[role=button],[type=checkbox]';

/**
 * Holds a click on a control and keeps it; impatient clicks on one control count as one. Where the application does not
 * come, the browser has something of its own for all controls but buttons: who presses one is told.
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
  // By the keys, the modal gets the letters typed while it is on its way; by the button it would lose them.
  if (control.matches(searchButton)) search.ask();
  else {
    const find = findAgain(control);
    // Pressed again where nothing answers, a button comes here once more.
    acts.keep(control, () => {
      delete control.dataset.missing;
      find()?.click();
    });
    if (search.isLost) tellMissing(missingControl);
  }
}
