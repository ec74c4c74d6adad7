import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { decodeLeniently } from '../html-address/decode-leniently';

const idIn = (hash: string): string => decodeLeniently(hash.slice(1));

/**
 * A link may lead to something the filter hides. Then the filter is cleared first, at once, so that the browser finds
 * the place when it goes there.
 */
export function useReveal(root: RefObject<HTMLElement | null>, clear: () => void): void {
  useEffect(() => {
    const revealed = (id: string): HTMLElement | undefined => {
      const target = document.getElementById(id);
      if (!target || !root.current?.contains(target) || !target.closest('[hidden]')) return undefined;
      flushSync(clear);
      return target;
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash && link.pathname === window.location.pathname) revealed(idIn(link.hash));
    };
    const onHashChange = (): void => revealed(idIn(window.location.hash))?.scrollIntoView();
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [root, clear]);
}
