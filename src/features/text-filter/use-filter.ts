import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { applyFilter } from './apply-filter';
import { useAddressText } from '../address/use-address-text';
import type { FilterGroup } from './FilterGroups';
import { findNamed, type Named } from './find-named';
import { findRowsAbove } from './find-rows';
import { useReveal } from './use-reveal';

interface Filter {
  /** Ref of the element that contains box and items. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** Ref of the element that contains the items. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly query: string;
  readonly group: string;
  /** How many items are shown. */
  readonly shown: number;
  /** The items whose names contain the words of the query, or have another name that begins with it. */
  readonly named: readonly Named[];
  /** Matching rows of tables before the filter. */
  readonly rows: readonly Named[];
  readonly search: (query: string) => void;
  readonly choose: (group: string) => void;
  readonly clear: () => void;
}

/**
 * Hides a part of the page for two frames. If the address contains a filter, items move up before any input of the
 * reader, which counts as a layout shift; content that newly appears does not.
 *
 * @param onShown - called when the part is shown again
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

/** Scrolls to the start of the filtered items, which may be above the viewport. */
function showStart(part: HTMLElement | null): void {
  if (part && part.getBoundingClientRect().top < 0) part.scrollIntoView({ behavior: 'instant' });
}

/**
 * The state of a filter over marked items; see the README for the marks.
 *
 * @param groups - the groups to choose from; an unknown group in the address is ignored
 * @param box - the search box
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
    // Keeps text typed before hydration: a render would empty the box, and the next letter would be the first.
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
