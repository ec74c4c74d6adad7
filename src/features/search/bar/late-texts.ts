import { useEffect } from 'react';
import { useIsHosted } from '../client/engine-choice';
import { useEmbeddedClient } from '../client/use-embedded-client';

/**
 * Repeats the search for the text in the modal's box. Autocomplete searches when its box is focused; nothing else makes
 * it do so. It then selects the first hit, so nothing is repeated for a reader who has selected another one.
 */
export function askAgain(): void {
  const box = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const selected = box?.getAttribute('aria-activedescendant');
  if (box && box === document.activeElement && (!selected || selected.endsWith('item-0')))
    box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Adds snippets to the hits as soon as texts arrive after the answer, instead of at the next key. */
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
