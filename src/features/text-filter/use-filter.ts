import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { applyFilter } from './apply-filter';
import { useAddressText } from '../address/use-address-text';
import type { FilterGroup } from './FilterGroups';
import { findNamed, type Named } from './find-named';
import { findRowsAbove } from './find-rows';
import { useReveal } from './use-reveal';

interface Filter {
  /** Goes on the part that holds box and items. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** Goes on the part that holds the items. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly query: string;
  readonly group: string;
  /** How many items are shown. */
  readonly shown: number;
  /** What the query names among them. */
  readonly named: readonly Named[];
  /** What tables before the filter say of it. */
  readonly rows: readonly Named[];
  readonly search: (query: string) => void;
  readonly choose: (group: string) => void;
  readonly clear: () => void;
}

/**
 * Takes a part of the page out for two frames. What appears anew is no layout shift; what moves up from below because
 * the address asks for a filter, before the reader has touched anything, would be one.
 *
 * @param onShown - called when it stands there again
 */
function showAfresh(part: HTMLElement, onShown: () => void): void {
  part.style.display = 'none';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      part.style.display = '';
      onShown();
    }),
  );
}

/** What is left after a filter stands at the start, which may be above the window where one typed. */
function showStart(part: HTMLElement | null): void {
  if (part && part.getBoundingClientRect().top < 0) part.scrollIntoView({ behavior: 'instant' });
}

/**
 * The state of a filter over marked items; see the README for the marks.
 *
 * @param groups - what there is to choose from; a group of the address that is none of them is no choice
 * @param box - where the reader types
 */
export function useFilter(
  total: number,
  groups: readonly FilterGroup[] | undefined,
  box: RefObject<HTMLInputElement | null>,
): Filter {
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useAddressText('q');
  const [chosen, setGroup] = useAddressText('group');
  const group = groups?.some(({ id }) => id === chosen) ? chosen : '';
  const [shown, setShown] = useState(total);
  const [named, setNamed] = useState<readonly Named[]>([]);
  const [rows, setRows] = useState<readonly Named[]>([]);
  const isTouched = useRef(false);

  const search = useCallback(
    (next: string) => {
      isTouched.current = true;
      setQuery(next);
    },
    [setQuery],
  );
  const choose = useCallback(
    (next: string) => {
      isTouched.current = true;
      setGroup(next);
    },
    [setGroup],
  );
  const clear = useCallback(() => {
    search('');
    choose('');
  }, [search, choose]);
  const goToPlace = useReveal(root, clear);

  useLayoutEffect(() => {
    if (!root.current) return;
    // Typed while the application came: drawing the box anew would empty it, and the next letter would begin the word.
    const early = !query && box.current?.value;
    if (early) search(early);
    if (content.current && !isTouched.current && (query || group)) showAfresh(content.current, goToPlace);
    setShown(applyFilter(root.current, query, group));
    setNamed(findNamed(root.current, query));
    setRows(findRowsAbove(root.current, query));
    if (isTouched.current) showStart(content.current);
  }, [query, group, goToPlace, box, search]);

  return { root, content, query, group, shown, named, rows, search, choose, clear };
}
