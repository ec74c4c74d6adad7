import { useEffect } from 'react';
import { afterChanges } from './after-changes';

/** Debounce in milliseconds. Without it, the count was read out for each letter of a word typed slowly. */
export const pause = 400;

/** Announces the outcome of a search to screen readers: how many hits, none, or a failure. */
export function useModalStatus(): void {
  useEffect(() => {
    const modal = document.querySelector('.DocSearch-Modal');
    const list = modal?.querySelector('.DocSearch-Dropdown');
    if (!modal || !list) return;
    const status = document.createElement('p');
    status.className = 'DocSearch-VisuallyHiddenForAccessibility';
    status.setAttribute('role', 'status');
    modal.append(status);
    // The status is kept outside of React, which renders enough at each key already.
    let timer: number | undefined;
    const tell = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const text = describe(list);
        if (status.textContent !== text) status.textContent = text;
      }, pause);
    };
    const stop = afterChanges(list, tell);
    // "No results" may be shown before the answer comes. If the answer has no hits either, the list does not change, so
    // the end of `data-waiting` is observed too.
    const container = modal.closest('.DocSearch-Container');
    const observer = new MutationObserver(() => {
      if (container?.hasAttribute('data-waiting')) return;
      observer.disconnect();
      tell();
    });
    if (container) observer.observe(container, { attributeFilter: ['data-waiting'] });
    return () => {
      observer.disconnect();
      stop();
      window.clearTimeout(timer);
      status.remove();
    };
  }, []);
}

/**
 * What the list shows, in a few words; empty while there is no question or no answer yet. They differ from the words on
 * the list, which would otherwise be in the modal twice.
 */
function describe(list: Element): string {
  if (list.closest('[data-waiting="first"]')) return '';
  if (list.querySelector('.DocSearch-ErrorScreen')) return 'The search failed';
  const query = list.querySelector('.DocSearch-NoResults strong')?.textContent;
  if (query) return `Nothing found for "${query}"`;
  const count = /\d+/.exec(list.querySelector('.DocSearch-HitsFooter')?.textContent ?? '')?.[0];
  return count ? `${count} ${count === '1' ? 'result' : 'results'}` : '';
}
