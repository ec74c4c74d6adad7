/** What a page is likely called, by the end of its address: the titles of all pages would come with every page. */
export function nameOfPage(path: string): string {
  const last = /[^/]+(?=\/*$)/.exec(path)?.[0] ?? '';
  // Names of declarations are addresses as they are.
  if (/[A-Z]/.test(last)) return last;
  return last
    .replaceAll('-', ' ')
    .replace(/\bapi\b/, 'API')
    .replace(/^./, (letter) => letter.toUpperCase());
}
