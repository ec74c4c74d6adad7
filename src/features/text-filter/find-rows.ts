import { holdsMessage } from '../../../limits/holds-message';
import type { Named } from './find-named';
import { matchesWords, normalise } from './match-words';

/** More of them are no lead any more. */
const most = 5;

/** Code of a row that is as long as this tells something apart in a pasted text. */
const shortestCode = 6;

/** Whether a row holds all words of the query, or the query a code of the row's first cell: a pasted message, names aside. */
function isMeant(row: Element, query: string): boolean {
  const pasted = normalise(query);
  const codes = [...row.querySelectorAll('td:first-child code')].map((code) => normalise(code.textContent));
  return (
    matchesWords(normalise(row.textContent), query) ||
    codes.some((code) => code.length >= shortestCode && holdsMessage(pasted, code))
  );
}

/**
 * Rows of the tables that stand before the filter on its page, by their first cells: what they say is no item of the filter,
 * and whoever asks for it should not read that it is not there. Each leads to the heading above its table.
 */
export function findRowsAbove(root: Element, query: string): readonly Named[] {
  if (normalise(query) === '') return [];
  const found: Named[] = [];
  let href: string | undefined;
  for (const part of document.querySelectorAll('h2[id], tbody tr')) {
    if ((part.compareDocumentPosition(root) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) break;
    if (part.matches('h2')) href = `#${part.id}`;
    else if (href && isMeant(part, query))
      found.push({ title: (part.querySelector('td')?.textContent ?? '').trim(), href });
  }
  return found.slice(0, most);
}
