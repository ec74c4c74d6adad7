import { matchesWords, normalise } from './match-words';

/** What a query may mean, by its name, and its address. */
export interface Named {
  readonly title: string;
  readonly href: string;
}

/** The most links that are shown; more would not help to choose. */
const most = 6;

const textOf = (part: Element | null): string => (part?.textContent ?? '').replaceAll('\u200b', '').trim();

/** The name of an item: its heading with an anchor on this page, or its link to another page. */
function nameOf(item: Element): Named | undefined {
  const part = item.querySelector('h3[id], a[href]');
  if (!part) return undefined;
  const href = part.getAttribute('href') ?? `#${part.id}`;
  return { title: textOf(part), href };
}

/** 0 if the name equals the query, 1 if it begins with it, 2 if it contains all words of it, 3 otherwise. */
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
