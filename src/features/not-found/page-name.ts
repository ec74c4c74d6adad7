import { decodeLeniently } from '../html-address/decode-leniently';

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

/** What to search for where no page has an address: the words at its end, as many as a search field takes (specification 9). */
export const wordsOfAddress = (path: string): string =>
  decodeLeniently(lastPart(path))
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[\s_-]+/g, ' ')
    .slice(0, 64)
    .trim();
