import { useEffect, useState } from 'react';
import { toQuery } from '../protocol';

/**
 * The query that the modal opens with: the given one, or the text selected on the page. DocSearch's own reading of the
 * selection is switched off (`plugins/search-index/modal-loader.cjs`), because it took the text unchanged: for blanks
 * or invisible characters it said that nothing was found, and the box joins the last word of a line with the first of
 * the next.
 */
export function useFirstQuery(given = ''): string {
  const [selected] = useState(() => {
    const text = window.getSelection()?.toString() ?? '';
    return toQuery(
      text
        .replace(/\p{Cf}/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  });
  const isSelection = !given && selected !== '';
  useEffect(() => {
    // Selected, so that typing replaces it.
    if (isSelection) document.querySelector<HTMLInputElement>('.DocSearch-Input')?.select();
  }, [isSelection]);
  return isSelection ? selected : given;
}

/** Empties a box that holds only blanks: these are no query, on the search page either. */
export function useNoBlankQuery(): void {
  useEffect(() => {
    const empty = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || !target.matches('.DocSearch-Input')) return;
      // Uses the prototype's setter: React tracks its own one, and would ignore the event because it knows the new
      // value.
      if (target.value !== '' && target.value.trim() === '')
        Reflect.set(HTMLInputElement.prototype, 'value', '', target);
    };
    document.addEventListener('input', empty, { capture: true });
    return () => document.removeEventListener('input', empty, { capture: true });
  }, []);
}
