/**
 * Forgets a stored colour mode that is none: the theme's script, which comes after this one, would take any value.
 *
 * @returns something when a version of the docs is stored. The navbar names that one and leads there, and one that is no
 * more is forgotten (specification 4): only the application knows them.
 */
export function heedStorage(): unknown {
  try {
    if (!['dark', 'light'].includes(localStorage.theme as string)) delete localStorage.theme;
    return localStorage['docs-preferred-version-default'];
  } catch {
    // Without storage nothing is stored.
  }
}
