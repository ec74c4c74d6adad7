import { useEffect } from 'react';

const focus = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** Takes the focus into the menu, keeps what lies behind it from being reached, and gives the focus back to its button. */
export function useMenuFocus(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const behind = document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar__inner');
    for (const part of behind) part.inert = true;
    focus('.navbar-sidebar__close');
    return () => {
      for (const part of behind) part.inert = false;
      focus('.navbar__toggle');
    };
  }, [isShown]);
}
