import { type RefObject, useCallback, useRef, useState } from 'react';

interface Chosen {
  /** The selected vertex or edge; null if there is none. */
  readonly chosenId: string | null;
  /** @param button - the button of the list, if the element was selected there */
  readonly choose: (id: string | null, button?: HTMLElement) => void;
  /**
   * Clears the selection. The card and its button are removed, so the focus returns to where the element was selected.
   */
  readonly close: () => void;
}

/**
 * The reader's selection in a picture.
 *
 * @param frame - gets the focus back if the element was not selected in the list
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
