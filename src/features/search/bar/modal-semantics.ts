import { useEffect } from 'react';

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
    const observer = new MutationObserver(describe);
    observer.observe(modal, {
      childList: true,
      subtree: true,
      // DocSearch writes it again for other lists.
      attributeFilter: ['aria-controls'],
    });
    return () => observer.disconnect();
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
    setAttribute(list, 'aria-labelledby', heading.id);
  }
  setAttribute(modal, 'aria-controls', null);
  setAttribute(box, 'aria-controls', lists.map(({ id }) => id).join(' ') || null);
  setAttribute(box, 'aria-expanded', String(lists.length > 0));
}

/** Leaves alone what is as it should be: each change of an attribute is looked at again. */
function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
