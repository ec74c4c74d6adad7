/**
 * Keeps the reader's place over a reload or the way back. An address that a link has led to ends without a slash, a host sends
 * a return to it on to the one with a slash, and of that one browsers know no place.
 *
 * @param isSentOn - whether the reader comes back to an address that the host has sent on
 */
export function keepPlace(isSentOn: unknown): void {
  try {
    const places = sessionStorage as Record<string, unknown>;
    window.addEventListener('visibilitychange', () => {
      // While the next page is on its way the address is that one's, and the title still that of the page which is drawn.
      places[`${location.pathname}/${document.title}`] = scrollY;
    });
    // Chromium goes to the top at the load event. Who has scrolled, or asked for a place by its hash, stays there.
    const goThere = (): void => {
      if (!scrollY) scrollTo(0, Number(places[location.pathname + document.title]));
    };
    if (isSentOn) window.addEventListener('load', () => setTimeout(goThere));
  } catch {
    // Without storage such a return begins at the top.
  }
}
