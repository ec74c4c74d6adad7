import { useEffect } from 'react';
import { afterChanges } from './after-changes';

/**
 * Corrects the ARIA roles and names of the modal. DocSearch 3.9 marks its backdrop, with everything in it, as one
 * focusable, expanded button. It gives all its lists the same id and name, and its box has `aria-controls` for lists
 * that do not exist.
 */
export function useModalSemantics(): void {
  useEffect(() => {
    const modal = document.querySelector('.DocSearch-Container');
    const box = modal?.querySelector('.DocSearch-Input');
    if (!modal || !box) return;
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
      modal.removeAttribute(name);
    // The header and footer of a dialog are not landmarks of the page.
    for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'none');
    modal.setAttribute('role', 'dialog');
    modal.setAttribute('aria-modal', 'true');
    modal.setAttribute('aria-label', 'Search the documentation');
    box.setAttribute('role', 'combobox');
    const describe = (): void => describeLists(modal, box);
    describe();
    return afterChanges(modal, describe);
  }, []);
}

/** Gives the list of each group its own id and its heading as name; the box controls the lists that exist. */
function describeLists(modal: Element, box: Element): void {
  const lists = [...modal.querySelectorAll('ul[role="listbox"]')];
  for (const [group, list] of lists.entries()) {
    list.id = `docsearch-hits${String(group)}-list`;
    const heading = list.previousElementSibling;
    if (!heading) continue;
    heading.id = `docsearch-hits${String(group)}-heading`;
    list.setAttribute('aria-labelledby', heading.id);
  }
  // A saved search contains buttons. Without a name of its own, it was read out with the buttons' names at each step.
  for (const part of modal.querySelectorAll('[role="option"]:has(button), [role="option"] a:has(button)'))
    part.setAttribute('aria-label', nameSaved(part));
  modal.removeAttribute('aria-controls');
  if (lists.length > 0) box.setAttribute('aria-controls', lists.map(({ id }) => id).join(' '));
  else box.removeAttribute('aria-controls');
  box.setAttribute('aria-expanded', String(lists.length > 0));
}

/** The name of a saved search: its title and path, which are two lines on the screen. */
function nameSaved(part: Element): string {
  const lines = part.querySelectorAll('.DocSearch-Hit-content-wrapper > *');
  return [...lines].map(({ textContent }) => textContent).join(', ');
}
