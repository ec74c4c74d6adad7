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

/** Whether a message is incomplete: the text that follows it says which mistake it is about. */
const isOpen = (message: string): boolean => message.endsWith(' at or near');

/** Whether the query contains a complete message of the item, perhaps with other names in it and text around it. */
function holdsMessageOf(item: Element, query: string): boolean {
  return [...item.querySelectorAll('[data-filter-message]')]
    .map((part) => normalise(part.textContent))
    .some((message) => !isOpen(message) && holdsMessage(query, message));
}

/**
 * Shows the items that contain every word of the query and belong to the group. Hides the other items, and sections
 * whose items are all hidden. If the query contains messages, only the items of these are shown: pasted text has words
 * that no item contains, and others that may be anywhere.
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
