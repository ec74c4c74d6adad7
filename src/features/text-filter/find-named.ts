import { matchesWords, normalise } from './match-words';

/** What the query names, and not only speaks of. */
export interface Named {
  readonly title: string;
  readonly href: string;
}

/** More of them are no lead any more. */
const most = 6;

const textOf = (part: Element | null): string => (part?.textContent ?? '').replaceAll('\u200b', '').trim();

/** A heading with a place on this page, or the link to a page of its own. */
function nameOf(item: Element): Named | undefined {
  const part = item.querySelector('h3[id], a[href]');
  if (!part) return undefined;
  const href = part.getAttribute('href') ?? `#${part.id}`;
  return { title: textOf(part), href };
}

/** 0 for the very name, 1 for a name that begins so, 2 for one that has it in it, 3 for one without. */
function rankOf(name: string, query: string): number {
  const [text, wanted] = [normalise(name), normalise(query)];
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  return matchesWords(text, query) ? 2 : 3;
}

/**
 * The shown items whose name holds the words of the query, or one of whose other names (`data-filter-alias`) begins
 * with them; the nearest first. None where they stand first in any case.
 */
export function findNamed(container: Element, query: string): readonly Named[] {
  if (normalise(query) === '') return [];
  const items = [...container.querySelectorAll<HTMLElement>('[data-filter-item]:not([hidden])')];
  const found = items.flatMap((item, place) => {
    const name = nameOf(item);
    const aliases = textOf(item.querySelector('[data-filter-alias]')).split(', ');
    const called = aliases.map((each) => rankOf(each, query)).filter((rank) => rank < 2);
    const rank = Math.min(rankOf(name?.title ?? '', query), ...called.map((each) => each + 0.5));
    return name && rank < 3 ? [{ name, rank, place }] : [];
  });
  const named = found.sort((a, b) => a.rank - b.rank).slice(0, most);
  return named.every(({ place }, index) => place === index) ? [] : named.map(({ name }) => name);
}
