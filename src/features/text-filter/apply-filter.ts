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

/**
 * Shows the items that hold every word of the query and belong to the group, and hides the others, with the sections
 * that are empty then.
 *
 * @returns how many items are shown
 */
export function applyFilter(container: Element, query: string, group: string): number {
  let shown = 0;
  for (const item of container.querySelectorAll<HTMLElement>('[data-filter-item]')) {
    const isShown = (group === '' || item.dataset.filterGroup === group) && matchesWords(textOf(item), query);
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
