import { useLayoutEffect, useMemo, useRef } from 'react';
import { useHistory } from '@docusaurus/router';
import { recallPlace, rememberPlace, type Place } from './place';
import { isAnswer, type Question, type SessionState } from './session';
import { useAddress } from '../../address/use-address';

/** Every history entry has a key but the first one of a tab, so the query string is part of the key here. */
function usePlaceKey(): { readonly key: string; readonly search: string } {
  const { key, search } = useAddress();
  return { key: `${key ?? ''}${search}`, search };
}

/** The place to restore after the back button or a reload. The same object until the next navigation. */
export function useFormerPlace(): Place | null {
  const history = useHistory();
  const { key } = usePlaceKey();
  return useMemo(() => (history.action === 'POP' ? recallPlace(key) : null), [history, key]);
}

/** Scrolls to a former place once its hits are there, and keeps the current place for the next return. */
export function usePlace(former: Place | null, question: Question | null, answer: SessionState): void {
  const history = useHistory();
  const { key, search } = usePlaceKey();
  const restored = useRef<Place>(null);
  const pages = isAnswer(answer, question) ? answer.pages : 0;

  // The page component stays mounted from one question to the next, and with it the scroll position.
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    if (lastKey.current !== key && history.action === 'PUSH') window.scrollTo(0, 0);
    lastKey.current = key;
  }, [history, key]);

  useLayoutEffect(() => {
    if (!former || restored.current === former || pages < former.pages) return;
    restored.current = former;
    window.scrollTo(0, former.scroll);
  }, [pages, former]);

  // A layout effect, whose cleanup runs when the page unmounts. Passive effects are cleaned up later: the next page has
  // scrolled by then, and its position would be noted here.
  useLayoutEffect(() => {
    if (pages === 0) return undefined;
    let scroll = window.scrollY;
    const note = (): void => {
      scroll = window.scrollY;
    };
    const remember = (): void => rememberPlace(key, search, { pages, scroll });
    // A reload may come before the last scroll event.
    const leave = (): void => {
      note();
      remember();
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      remember();
    };
  }, [key, search, pages]);
}
