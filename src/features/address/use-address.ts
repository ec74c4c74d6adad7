import { useCallback, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { decodeLeniently } from '../html-address/decode-leniently';

interface Address {
  readonly search: string;
  /** Of the history entry; absent on the first entry of a tab. */
  readonly key?: string;
}

/**
 * The address of the page that is shown. What is put into it must show at once, so this follows the history rather than
 * the shown route, which comes later; but when the reader leaves, the history is at the next page while this one is still
 * shown.
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

/** The address from `?` on, of the page that is shown; empty on the server and at the first rendering in the browser. */
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
 * Takes a place that a filter has hidden out of the address, which would lead back to it, past the filter. Not through the
 * router: it would go to the top of the page.
 */
function dropHiddenPlace(): void {
  const { hash, pathname, search } = window.location;
  if (document.getElementById(decodeLeniently(hash.slice(1)))?.closest('[hidden]'))
    window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Puts a parameter into the address without a new history entry; an empty one is taken out. The rest of the address stays,
 * and with the hash the place on the page, unless it is hidden now. Does nothing when the reader is leaving: the address
 * is the next page's then.
 *
 * @returns a function that tells whether the browser took it: Safari allows 100 changes of the address in 30 seconds
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
