import { missingSearch } from '../../text-first/navbar-alerts';
import { longestQuery } from '../protocol';

/**
 * Stands inline in the search page, whose application may come late or not at all: puts the question in the address into
 * the field, and says so (`SearchButton.tsx` has the words) when one of the application's scripts does not come.
 */
export const earlyQuestion = `(() => {
  const field = document.querySelector('main [name=q]');
  const query = new URLSearchParams(location.search).get('q');
  if (field && query) field.value = query.slice(0, ${longestQuery});
  addEventListener('error', ({ target }) => {
    const { dataset } = document.documentElement;
    const isOver = dataset.hasHydrated === 'true';
    if (!isOver && query && target.tagName === 'SCRIPT') dataset.missing = '${missingSearch}';
  }, true);
})()`;
