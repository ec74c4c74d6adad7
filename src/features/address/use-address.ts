import { useCallback, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { decodeLeniently } from '../html-address/decode-leniently';

interface Address {
  readonly search: string;
  /** Of the history entry; absent on the first entry of a tab. */
  readonly key?: string | undefined;
}

/**
 * The address of the page that is shown. A parameter written to it must show at once, so this follows the history: the
 * shown route changes later. When the reader leaves, the history is already at the next page while this one is still
 * shown, and the shown route counts.
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

/** The query of the shown page's address, with its `?`; empty on the server and at first rendering in the browser. */
export function useSearch(): string {
  const history = useHistory();
  const shown = useLocation();
  return useSyncExternalStore(
    (listener) => history.listen(listener),
    () => (history.location.pathname === shown.pathname ? history.location : shown).search,
    () => '',
  );
}

/** A parameter of the address, empty without one and on the server. */
export const useAddressValue = (name: string): string => new URLSearchParams(useSearch()).get(name) ?? '';

/**
 * Removes the hash from the address where a filter has hidden its target: opened again, that address would lead to the
 * target in spite of the filter. This bypasses the router, which would scroll to the top of the page.
 */
function dropHiddenPlace(): void {
  const { hash, pathname, search } = window.location;
  if (document.getElementById(decodeLeniently(hash.slice(1)))?.closest('[hidden]'))
    window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Writes a parameter to the address without a new history entry; an empty value removes it. The rest of the address
 * stays, but for a hash whose target is hidden now. Nothing is written when the reader is leaving, because the address
 * is the next page's then.
 *
 * @returns a function that writes a value, and returns `false` where the browser refused the change: Safari allows 100
 * changes of the address in 30 seconds
 */
export function useAddressParameter(name: string): (value: string) => boolean {
  const history = useHistory();
  const { pathname } = useLocation();
  return useCallback(
    (value) => {
      if (history.location.pathname !== pathname) return true;
      const parameters = new URLSearchParams(history.location.search);
      if (value) parameters.set(name, value);
      else parameters.delete(name);
      try {
        history.replace({ ...history.location, search: parameters.toString() });
        dropHiddenPlace();
        return true;
      } catch {
        return false;
      }
    },
    [history, name, pathname],
  );
}
