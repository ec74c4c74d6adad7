import { useCallback, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

interface Address {
  readonly search: string;
  /** Of the history entry; absent on the first entry of a tab. */
  readonly key?: string;
}

/**
 * The address of the search page. Typing must show at once, so this follows the history rather than the shown route,
 * which comes later; but when the reader leaves, the history is at the next page while this one is still shown.
 */
export function useAddress(): Address {
  const history = useHistory();
  const shown = useLocation();
  const newest = useSyncExternalStore(
    (listener) => history.listen(listener),
    () => history.location,
    () => shown,
  );
  return newest.pathname === shown.pathname ? newest : shown;
}

/**
 * Puts a parameter into the address without a new history entry; an empty one is taken out. Does nothing when the
 * reader is leaving: the address is the next page's then.
 */
export function useAddressParameter(name: string): (value: string) => void {
  const history = useHistory();
  const { pathname } = useLocation();
  return useCallback(
    (value) => {
      if (history.location.pathname !== pathname) return;
      const parameters = new URLSearchParams(history.location.search);
      if (value) parameters.set(name, value);
      else parameters.delete(name);
      history.replace({ ...history.location, search: parameters.toString() });
    },
    [history, name, pathname],
  );
}
