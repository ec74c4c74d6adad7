import { missingSearch } from '../../text-first/navbar-alerts';
import { longestQuery } from '../protocol';

/**
 * An inline script of the search page, whose application may load late or not at all. It puts the query of the address
 * into the field. When one of the application's scripts fails to load, it shows the alert of `SearchButton.tsx`.
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
