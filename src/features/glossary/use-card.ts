import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Delay before closing: long enough to cross the gap between word and card, short enough not to linger. */
const CLOSE_DELAY = 160;
/** Delay before opening, so that a pointer that only passes over a word does not open its card. */
const OPEN_DELAY = 120;

interface Card {
  readonly isOpen: boolean;
  readonly openSoon: () => void;
  readonly openNow: () => void;
  readonly closeSoon: () => void;
}

/**
 * Opens a card shortly after the pointer enters, and closes it shortly after the pointer leaves, or at Escape.
 *
 * @param root - the element that contains word and card
 * @param place - places the open card beside its word
 */
export function useCard(root: RefObject<HTMLElement | null>, place: () => void): Card {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number>(undefined);

  const setAfter = useCallback((open: boolean, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(open), delay);
  }, []);
  const openSoon = useCallback(() => setAfter(true, OPEN_DELAY), [setAfter]);
  const closeSoon = useCallback(() => setAfter(false, CLOSE_DELAY), [setAfter]);
  const openNow = useCallback(() => {
    window.clearTimeout(timer.current);
    setOpen(true);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    // Only an open card is placed: a page has dozens of terms, and measuring each while the page mounts would force
    // layout.
    if (isOpen) place();
  }, [isOpen, place]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => {
      window.clearTimeout(timer.current);
      setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const onPointer = (event: PointerEvent): void => {
      if (!(event.target instanceof Node) || !root.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    // The card is fixed on the screen, so it closes when the page scrolls. If the focus is inside, Tab may have
    // scrolled to the word, and the card is placed again.
    const onScroll = (): void => (root.current?.contains(document.activeElement) ? place() : close());
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', close);
    };
  }, [isOpen, root, place]);

  return { isOpen, openSoon, openNow, closeSoon };
}
