import { decodeLeniently } from '../html-address/decode-leniently';

const lastPart = (path: string): string => /[^/]+(?=\/*$)/.exec(path)?.[0] ?? '';

/**
 * Guesses a page's title from the end of its address: to show the real ones, every page would have to load the titles
 * of all pages.
 */
export function nameOfPage(path: string): string {
  const last = lastPart(path);
  // The page of a declaration has its exact name in the address.
  if (/[A-Z]/.test(last)) return last;
  return last
    .replaceAll('-', ' ')
    .replace(/\bapi\b/, 'API')
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** The query for an address without a page: the words at its end, as many as a search field takes (specification 9). */
export const wordsOfAddress = (path: string): string =>
  decodeLeniently(lastPart(path))
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[\s_-]+/g, ' ')
    .slice(0, 64)
    .trim();
