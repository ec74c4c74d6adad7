import { useEffect } from 'react';
import { useIsHosted } from '../client/engine-choice';
import { useEmbeddedClient } from '../client/use-embedded-client';

/**
 * Asks once more what stands in the modal's box. Autocomplete asks when its box is focused; there is no other way to tell
 * it to. It selects the first hit then, so that a reader who is on another one keeps it.
 */
export function askAgain(): void {
  const box = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const selected = box?.getAttribute('aria-activedescendant');
  if (box && box === document.activeElement && (!selected || selected.endsWith('item-0')))
    box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Gives hits their snippets when the texts come after the answer, and not at the next key only. */
export function useLateTexts(): void {
  const isHosted = useIsHosted();
  const embedded = useEmbeddedClient();
  useEffect(() => {
    if (isHosted) return undefined;
    const client = embedded();
    client.onTexts = askAgain;
    return () => {
      client.onTexts = null;
    };
  }, [isHosted, embedded]);
}
