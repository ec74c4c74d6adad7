/** Forgets a stored colour mode that is none: the theme's script, which comes after this one, would take any value. */
export function forgetOddMode(): void {
  try {
    if (!['dark', 'light'].includes(localStorage.theme as string)) delete localStorage.theme;
  } catch {
    // Without storage nothing is stored.
  }
}
