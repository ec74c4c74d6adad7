/**
 * Escapes the percent signs of a path that the router could not decode, such as `/%E0`, or would take for another one,
 * such as `/docs/intro%20`, which it trims. Neither is the address of a page.
 */
export function escapePath(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    if (decoded === decoded.trim()) return pathname;
  } catch {
    // It is malformed.
  }
  return pathname.replaceAll('%', '%25');
}
