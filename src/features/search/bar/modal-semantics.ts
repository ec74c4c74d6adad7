import { useEffect } from 'react';
import { afterChanges } from './after-changes';

/**
 * Tells assistive technology what the modal is. DocSearch 3.9 calls its backdrop, with everything in it, one focusable
 * button that is expanded, gives all its lists one id and one name, and lets the box control lists that are not there.
 */
export function useModalSemantics(): void {
  useEffect(() => {
    const modal = document.querySelector('.DocSearch-Container');
    const box = modal?.querySelector('.DocSearch-Input');
    if (!modal || !box) return;
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
      modal.removeAttribute(name);
    // A dialog's header and footer are not those of the page.
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

/** Gives the list of each group an id, and the group's heading as its name; the box controls those that are there. */
function describeLists(modal: Element, box: Element): void {
  const lists = [...modal.querySelectorAll('ul[role="listbox"]')];
  for (const [group, list] of lists.entries()) {
    list.id = `docsearch-hits${String(group)}-list`;
    const heading = list.previousElementSibling;
    if (!heading) continue;
    heading.id = `docsearch-hits${String(group)}-heading`;
    list.setAttribute('aria-labelledby', heading.id);
  }
  // A saved search holds buttons, whose names were read out behind its own at each step.
  for (const part of modal.querySelectorAll('[role="option"]:has(button), [role="option"] a:has(button)'))
    part.setAttribute('aria-label', nameSaved(part));
  modal.removeAttribute('aria-controls');
  if (lists.length > 0) box.setAttribute('aria-controls', lists.map(({ id }) => id).join(' '));
  else box.removeAttribute('aria-controls');
  box.setAttribute('aria-expanded', String(lists.length > 0));
}

/** Title and path, which stand below each other. */
function nameSaved(part: Element): string {
  const lines = part.querySelectorAll('.DocSearch-Hit-content-wrapper > *');
  return [...lines].map(({ textContent }) => textContent).join(', ');
}
