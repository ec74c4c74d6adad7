import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Long enough to cross the gap between word and card, short enough not to linger. */
const CLOSE_DELAY = 160;
/** A pointer that only passes over a word does not open its card. */
const OPEN_DELAY = 120;

interface Card {
  readonly isOpen: boolean;
  readonly openSoon: () => void;
  readonly openNow: () => void;
  readonly closeSoon: () => void;
}

/**
 * When a card is open: a little after the pointer arrives, until a little after it leaves, or until Escape.
 *
 * @param root - word and card
 * @param place - puts the open card beside its word
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
    // A page has dozens of terms: asking where a word stands, while the page is being put together, would lay it out.
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
    // The card stands still on the screen when the page moves under it. Tab may have scrolled to the word.
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
