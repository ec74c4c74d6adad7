/** Escapes the address's hash if it cannot be decoded, as in `#100%`. */
export function escapeHash(): void {
  const hash = window.location.hash.slice(1);
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', '#' + encodeURIComponent(hash));
  }
}
