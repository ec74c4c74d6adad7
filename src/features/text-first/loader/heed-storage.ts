/**
 * Removes an invalid stored colour mode, because the theme's script, which runs after this one, would accept any value.
 *
 * @returns a truthy value when a docs version is stored: the page then needs the application at once. Only that knows
 * the versions: its navbar names and links the stored one, and it removes one that no longer exists (specification 4).
 */
export function heedStorage(): unknown {
  try {
    if (!['dark', 'light'].includes(localStorage.theme as string)) delete localStorage.theme;
    return localStorage['docs-preferred-version-default'];
  } catch {
    // Without storage nothing is stored.
  }
}
