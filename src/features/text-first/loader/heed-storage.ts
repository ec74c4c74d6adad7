/**
 * Forgets a stored colour mode that is none: the theme's script, which comes after this one, would take any value. Goes to the
 * place that was noted (`../place.ts`).
 *
 * @param isSentOn - whether the reader comes back to an address that the host has sent on
 * @returns something when a version of the docs is stored. The navbar names that one and leads there, and one that is no
 * more is forgotten (specification 4): only the application knows them.
 */
export function heedStorage(isSentOn?: unknown): unknown {
  try {
    if (!['dark', 'light'].includes(localStorage.theme as string)) delete localStorage.theme;
    const place = sessionStorage[location.pathname] as number;
    // Chromium goes to the top at the load event. Who has scrolled, or asked for a place by its hash, stays there.
    if (isSentOn) addEventListener('load', () => setTimeout(() => scrollY || scrollTo(0, place)));
    return localStorage['docs-preferred-version-default'];
  } catch {
    // Without storage nothing is stored.
  }
}
