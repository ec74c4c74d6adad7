import { useEffect, useRef } from 'react';

const focus = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/**
 * Moves the focus into the menu while it is open, makes what lies behind it inert, and afterwards gives the focus back
 * to the menu's button.
 *
 * @param isSecondShown whether the menu shows the page's sidebar in place of the site's entries
 */
export function useMenuFocus(isShown: boolean, isSecondShown: boolean): void {
  const wasSecondShown = useRef(isSecondShown);
  useEffect(() => {
    if (!isShown) return;
    const behind = document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar__inner');
    for (const part of behind) part.inert = true;
    focus('.navbar-sidebar__close');
    const entry = document.querySelector('.navbar-sidebar__item:last-child [aria-current=page]');
    entry?.scrollIntoView({ block: 'center' });
    return () => {
      for (const part of behind) part.inert = false;
      focus('.navbar__toggle');
    };
  }, [isShown]);

  useEffect(() => {
    // The pressed button, which leads back to the site's entries, is inert now and cannot keep the focus.
    if (isShown && wasSecondShown.current && !isSecondShown) focus('.navbar-sidebar__item a');
    wasSecondShown.current = isSecondShown;
  }, [isShown, isSecondShown]);
}
