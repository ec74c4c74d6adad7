import { useEffect } from 'react';
import { afterChanges } from './after-changes';

/** Milliseconds without another answer: of a word typed at ease, each letter's count was read out. */
export const pause = 400;

/** Tells a screen reader what came of a question: how many hits, none, or a failure. */
export function useModalStatus(): void {
  useEffect(() => {
    const modal = document.querySelector('.DocSearch-Modal');
    const list = modal?.querySelector('.DocSearch-Dropdown');
    if (!modal || !list) return;
    const status = document.createElement('p');
    status.className = 'DocSearch-VisuallyHiddenForAccessibility';
    status.setAttribute('role', 'status');
    modal.append(status);
    // Outside of React: what it draws anew with each key is long enough.
    let timer: number | undefined;
    const tell = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const text = describe(list);
        if (status.textContent !== text) status.textContent = text;
      }, pause);
    };
    const stop = afterChanges(list, tell);
    // That nothing was found may stand there before the answer, which then changes nothing in the list.
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

/** What the list shows, in a few words; nothing while there is no question, or no answer yet. */
function describe(list: Element): string {
  if (list.closest('[data-waiting="first"]')) return '';
  const problem = list.querySelector('.DocSearch-Title')?.textContent;
  if (problem) return problem;
  const count = /\d+/.exec(list.querySelector('.DocSearch-HitsFooter')?.textContent ?? '')?.[0];
  return count ? `${count} ${count === '1' ? 'result' : 'results'}` : '';
}
