import { useCallback, useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { decodeLeniently } from '../html-address/decode-leniently';

const idIn = (hash: string): string => decodeLeniently(hash.slice(1));

function findIn({ current }: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  const target = document.getElementById(id);
  return current?.contains(target) ? target : null;
}

/**
 * Clears the filter when a link leads to something that it hides. This happens synchronously, so that the browser finds
 * the target when it follows the link.
 *
 * @returns a function that scrolls to the target of the address, to be called once the filter of the same address has
 * moved or hidden it
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
      if (link?.pathname === window.location.pathname) reveal(idIn(link.hash));
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
