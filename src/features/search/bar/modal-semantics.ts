import { useEffect } from 'react';

/**
 * Tells assistive technology what the modal is. DocSearch 3.9 calls its backdrop, with everything in it, one focusable
 * button that is expanded, and gives all its lists one id.
 */
export function useModalSemantics(): void {
  useEffect(() => {
    const modal = document.querySelector('.DocSearch-Container');
    if (!modal) return;
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'])
      modal.removeAttribute(name);
    // A dialog's header and footer are not those of the page.
    for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'none');
    modal.setAttribute('role', 'dialog');
    modal.setAttribute('aria-modal', 'true');
    modal.setAttribute('aria-label', 'Search the documentation');
    nameLists(modal);
    const observer = new MutationObserver(() => nameLists(modal));
    observer.observe(modal, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

/** Gives the list of each group the id by which the box says what it controls: DocSearch calls them all the same. */
function nameLists(modal: Element): void {
  for (const [group, list] of modal.querySelectorAll('ul[role="listbox"]').entries())
    list.id = `docsearch-hits${String(group)}-list`;
}
