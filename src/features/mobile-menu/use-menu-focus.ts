import { useEffect, useRef } from 'react';

const focus = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/**
 * Takes the focus into the menu, keeps what lies behind it from being reached, and gives the focus back to its button.
 *
 * @param isSecondShown whether the page's sidebar stands before the site's entries
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
    // The button that leads back to the site's entries is inert now.
    if (isShown && wasSecondShown.current && !isSecondShown) focus('.navbar-sidebar__item a');
    wasSecondShown.current = isSecondShown;
  }, [isShown, isSecondShown]);
}
