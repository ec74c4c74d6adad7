import { useCallback, useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { decodeLeniently } from '../html-address/decode-leniently';

const idIn = (hash: string): string => decodeLeniently(hash.slice(1));

function findIn({ current }: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  const target = document.getElementById(id);
  return current?.contains(target) ? target : null;
}

/**
 * A link may lead to something the filter hides. Then the filter is cleared first, at once, so that the browser finds
 * the place when it goes there.
 *
 * @returns goes to the place that the address names, once the filter that stands in the address, too, has moved or hidden it
 */
export function useReveal(root: RefObject<HTMLElement | null>, clear: () => void): () => void {
  const reveal = useCallback(
    (id: string): HTMLElement | undefined => {
      const target = findIn(root, id);
      if (!target?.closest('[hidden]')) return undefined;
      flushSync(clear);
      return target;
    },
    [root, clear],
  );
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash && link.pathname === window.location.pathname) reveal(idIn(link.hash));
    };
    const onHashChange = (): void => reveal(idIn(window.location.hash))?.scrollIntoView();
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [reveal]);
  return useCallback(() => {
    const id = idIn(window.location.hash);
    reveal(id);
    findIn(root, id)?.scrollIntoView();
  }, [root, reveal]);
}
