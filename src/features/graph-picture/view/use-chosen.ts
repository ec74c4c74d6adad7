import { type RefObject, useCallback, useRef, useState } from 'react';

interface Chosen {
  /** The vertex or edge that is chosen; null while none is. */
  readonly chosenId: string | null;
  /** @param button - of the list, if that is where it was picked */
  readonly choose: (id: string | null, button?: HTMLElement) => void;
  /** Lets go. The card goes with its button: the focus returns to where the element was picked. */
  readonly close: () => void;
}

/**
 * What the reader has chosen of a picture.
 *
 * @param frame - gets the focus back of what was not picked in the list
 */
export function useChosen(frame: RefObject<HTMLElement | null>): Chosen {
  const [chosenId, setChosen] = useState<string | null>(null);
  const picker = useRef<HTMLElement>(null);
  const choose = useCallback((id: string | null, button: HTMLElement | null = null): void => {
    picker.current = button;
    setChosen(id);
  }, []);

  function close(): void {
    setChosen(null);
    (picker.current?.isConnected ? picker.current : frame.current)?.focus();
  }
  return { chosenId, choose, close };
}
