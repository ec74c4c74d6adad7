import { holdsMessage } from '../../../limits/holds-message';
import { matchesWords, normalise } from './match-words';

const texts = new WeakMap<Element, string>();

function textOf(item: Element): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const marked = [...item.querySelectorAll('[data-filter-text]')];
  const text = normalise((marked.length > 0 ? marked : [item]).map((part) => part.textContent).join(' '));
  texts.set(item, text);
  return text;
}

/** What follows says which mistake it is. */
const isOpen = (message: string): boolean => message.endsWith(' at or near');

/** Whether the query has a whole message of the item in it, with other names and with text around it. */
function holdsMessageOf(item: Element, query: string): boolean {
  return [...item.querySelectorAll('[data-filter-message]')]
    .map((part) => normalise(part.textContent))
    .some((message) => !isOpen(message) && holdsMessage(query, message));
}

/**
 * Shows the items that hold every word of the query and belong to the group, and hides the others, with the sections
 * that are empty then. A query that has messages in it shows the items of these messages: pasted text has words that no item
 * holds, and each of the others may be anywhere.
 *
 * @returns how many items are shown
 */
export function applyFilter(container: Element, query: string, group: string): number {
  let shown = 0;
  const items = [...container.querySelectorAll<HTMLElement>('[data-filter-item]')];
  const pasted = normalise(query);
  const named = new Set(items.filter((item) => holdsMessageOf(item, pasted)));
  for (const item of items) {
    const isMeant = named.size > 0 ? named.has(item) : matchesWords(textOf(item), query);
    const isShown = (group === '' || item.dataset.filterGroup === group) && isMeant;
    item.hidden = !isShown;
    if (isShown) shown += 1;
  }
  for (const section of container.querySelectorAll<HTMLElement>('[data-filter-section]')) {
    section.hidden = section.querySelector('[data-filter-item]:not([hidden])') === null;
    const ref = container.querySelector(
      `[data-filter-ref="${CSS.escape(section.dataset.filterSection ?? '')}"]`,
    );
    ref?.toggleAttribute('data-empty', section.hidden);
  }
  return shown;
}
