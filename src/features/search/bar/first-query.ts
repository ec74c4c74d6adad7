import { useEffect, useState } from 'react';
import { toQuery } from '../protocol';

/**
 * The query that the modal opens with: what it is given, or the text selected on the page. DocSearch took a selection as it
 * is, blanks alone and signs that are not seen among them, of which it then said that nothing was found, and the box joins the
 * words at the end and the beginning of a line; so it reads none (`plugins/search-index/modal-loader.cjs`).
 */
export function useFirstQuery(given: string | undefined): string | undefined {
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
    // What is typed takes its place.
    if (isSelection) document.querySelector<HTMLInputElement>('.DocSearch-Input')?.select();
  }, [isSelection]);
  return isSelection ? selected : given;
}

/** Takes blanks alone for no query, as the search page does: a box that holds nothing else is empty. */
export function useNoBlankQuery(): void {
  useEffect(() => {
    const empty = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || !target.matches('.DocSearch-Input')) return;
      // Past React's own property, which would believe that it knows the new value.
      if (target.value !== '' && target.value.trim() === '')
        Reflect.set(HTMLInputElement.prototype, 'value', '', target);
    };
    document.addEventListener('input', empty, { capture: true });
    return () => document.removeEventListener('input', empty, { capture: true });
  }, []);
}
