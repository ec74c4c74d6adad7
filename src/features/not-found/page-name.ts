const lastPart = (path: string): string => /[^/]+(?=\/*$)/.exec(path)?.[0] ?? '';

/** What a page is likely called, by the end of its address: the titles of all pages would come with every page. */
export function nameOfPage(path: string): string {
  const last = lastPart(path);
  // Names of declarations are addresses as they are.
  if (/[A-Z]/.test(last)) return last;
  return last
    .replaceAll('-', ' ')
    .replace(/\bapi\b/, 'API')
    .replace(/^./, (letter) => letter.toUpperCase());
}

const mostLetters = 64;

/**
 * What to search for where no page has an address: the words at its end, at most 64 characters as in every search field
 * (specification 9). Nothing for an address that is not encoded as addresses are.
 */
export function wordsOfAddress(path: string): string {
  try {
    return decodeURIComponent(lastPart(path))
      .replace(/\.(?:html?|mdx?)$/, '')
      .replace(/[\s_-]+/g, ' ')
      .slice(0, mostLetters)
      .trim();
  } catch {
    return '';
  }
}
