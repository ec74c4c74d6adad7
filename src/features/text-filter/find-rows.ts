import { holdsMessage } from '../../../limits/holds-message';
import type { Named } from './find-named';
import { matchesWords, normalise } from './match-words';

/** The most links that are shown; more would not help to choose. */
const most = 5;

/** The least length of a row's code that is distinctive enough to be searched for in a pasted text. */
const shortestCode = 6;

/**
 * Whether a row contains all words of the query, or the query contains a code of the row's first cell, as a pasted
 * message does (names may differ).
 */
function isMeant(row: Element, query: string): boolean {
  const pasted = normalise(query);
  const codes = [...row.querySelectorAll('td:first-child code')].map((code) => normalise(code.textContent));
  return (
    matchesWords(normalise(row.textContent), query) ||
    codes.some((code) => code.length >= shortestCode && holdsMessage(pasted, code))
  );
}

/**
 * Finds matching rows of the tables before the filter on its page, named by their first cells. They are no items of the
 * filter, but a reader who asks for them should not be told that there is nothing. Each links to the heading above its
 * table.
 */
export function findRowsAbove(root: Element, query: string): readonly Named[] {
  if (normalise(query) === '') return [];
  const found: Named[] = [];
  let href: string | undefined;
  for (const part of document.querySelectorAll('h2[id], tbody tr')) {
    if ((part.compareDocumentPosition(root) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) break;
    if (part.matches('h2')) href = `#${part.id}`;
    else if (href && isMeant(part, query))
      found.push({ title: part.querySelector('td')?.textContent ?? '', href });
  }
  return found.slice(0, most);
}
