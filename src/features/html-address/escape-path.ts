/**
 * Escapes a path that the router could not decode, as `/%E0`, or would take for another, as `/docs/intro%20`, which it
 * trims: both are addresses of nothing.
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
