import { useLayoutEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { recallPlace, rememberPlace, type Place } from './place';
import type { SessionState } from './session';
import { useAddress } from './use-address';

/** A history entry has a key unless it is the first one of the tab; the query tells those apart. */
function usePlaceKey(): string {
  const { key, search } = useAddress();
  return `${key ?? ''}${search}`;
}

/** The place to come back to, when the reader came by the back button or reloaded. */
export function useFormerPlace(): Place | null {
  const { action } = useHistory();
  const key = usePlaceKey();
  const [place] = useState(() => (action === 'POP' ? recallPlace(key) : null));
  return place;
}

/** Scrolls to a former place once its hits are there, and keeps the current place for the next return. */
export function usePlace(former: Place | null, { status, pages }: SessionState): void {
  const key = usePlaceKey();
  const isRestored = useRef(former === null);

  useLayoutEffect(() => {
    if (status !== 'done' || isRestored.current || !former) return;
    isRestored.current = true;
    window.scrollTo(0, former.scroll);
  }, [status, former]);

  // Its end must come with the page's: the next page scrolls before passive effects end, and would be noted here.
  useLayoutEffect(() => {
    if (pages === 0) return undefined;
    let scroll = window.scrollY;
    const note = (): void => {
      scroll = window.scrollY;
    };
    const remember = (): void => rememberPlace(key, { pages, scroll });
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [key, pages]);
}
