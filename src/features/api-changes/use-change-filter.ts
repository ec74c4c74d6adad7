import { type RefObject, useCallback, useEffect } from 'react';
import { useAddressText } from '../address/use-address-text';
import { useReveal } from '../text-filter/use-reveal';
import type { ChangeFilter } from './changes';

interface ChosenFilter {
  readonly filter: ChangeFilter;
  readonly setCategory: (category: string) => void;
  readonly setKind: (kind: string) => void;
  readonly clear: () => void;
}

/**
 * The filter that the reader chose, kept in the address; a link to a change that it hides clears it.
 *
 * @param root - around all changes
 */
export function useChangeFilter(root: RefObject<HTMLElement | null>): ChosenFilter {
  const [category, setCategory] = useAddressText('area');
  const [kind, setKind] = useAddressText('change');
  const clear = useCallback(() => {
    setCategory('');
    setKind('');
  }, [setCategory, setKind]);
  const goToPlace = useReveal(root, clear);
  useEffect(() => {
    // The filter of the address is known at the first drawing in the browser, and drawn after it.
    if (window.location.search) requestAnimationFrame(goToPlace);
  }, [goToPlace]);
  return { filter: { category, kind }, setCategory, setKind, clear };
}
