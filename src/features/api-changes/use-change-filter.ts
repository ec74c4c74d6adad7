import { type RefObject, useCallback, useEffect } from 'react';
import { useAddressText } from '../address/use-address-text';
import { useReveal } from '../text-filter/use-reveal';
import { type ApiChange, type ChangeFilter, countShown } from './changes';

interface ChosenFilter {
  readonly filter: ChangeFilter;
  readonly setCategory: (category: string) => void;
  readonly setKind: (kind: string) => void;
  readonly clear: () => void;
}

/**
 * The filter that the reader chose, kept in the address. A link to a change that the filter hides clears it. A value
 * in the address that no change has, as in an old or mistyped link, is ignored.
 *
 * @param root - the element around all changes
 */
export function useChangeFilter(
  root: RefObject<HTMLElement | null>,
  changes: readonly ApiChange[],
): ChosenFilter {
  const [area, setCategory] = useAddressText('area');
  const [change, setKind] = useAddressText('change');
  const category = countShown(changes, { category: area, kind: '' }) > 0 ? area : '';
  const kind = countShown(changes, { category: '', kind: change }) > 0 ? change : '';
  const clear = useCallback(() => {
    setCategory('');
    setKind('');
  }, [setCategory, setKind]);
  const goToPlace = useReveal(root, clear);
  useEffect(() => {
    // The first rendering in the browser may come before the address's filter is applied, so this waits for a frame.
    if (window.location.search) requestAnimationFrame(goToPlace);
  }, [goToPlace]);
  return { filter: { category, kind }, setCategory, setKind, clear };
}
