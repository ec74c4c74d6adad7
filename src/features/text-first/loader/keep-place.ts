/**
 * Keeps the scroll position over a reload or a return by the back button. An address that a link has led to has no
 * trailing slash. On a return the host redirects it to the address with a slash, for which browsers know no scroll
 * position.
 *
 * @param isSentOn - whether the reader comes back through a redirect
 */
export function keepPlace(isSentOn: unknown): void {
  try {
    const places = sessionStorage as Record<string, unknown>;
    window.addEventListener('visibilitychange', () => {
      // The title is part of the key: while the next page loads, the address is already that page's, but the title is
      // still that of the page on the screen.
      places[`${location.pathname}/${document.title}`] = scrollY;
    });
    // Chromium scrolls to the top at the load event. A page that is scrolled already, by the reader or to its hash,
    // stays.
    const goThere = (): void => {
      if (!scrollY) scrollTo(0, Number(places[location.pathname + document.title]));
    };
    if (isSentOn) window.addEventListener('load', () => setTimeout(goThere));
  } catch {
    // Without storage, the page starts at the top after a redirect.
  }
}
