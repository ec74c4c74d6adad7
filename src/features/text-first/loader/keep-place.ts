import { isOwnAddress } from './own-address';

/**
 * Keeps the reader's place over a reload or the way back. An address that a link has led to ends without a slash, a host sends
 * a return to it on to the one with a slash, and of that one browsers know no place.
 *
 * @param isSentOn - whether the reader comes back to an address that the host has sent on
 */
export function keepPlace(isSentOn: unknown): void {
  try {
    const places = sessionStorage as Record<string, unknown>;
    const place = Number(places[location.pathname]);
    window.addEventListener('visibilitychange', () => {
      // The address is that of the next page while this one is still drawn.
      if (isOwnAddress(location, document)) places[`${location.pathname}/`] = scrollY;
    });
    // Chromium goes to the top at the load event. Who has scrolled, or asked for a place by its hash, stays there.
    if (isSentOn) window.addEventListener('load', () => setTimeout(() => scrollY || scrollTo(0, place)));
  } catch {
    // Without storage such a return begins at the top.
  }
}
