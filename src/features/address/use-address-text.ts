import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAddressParameter, useAddressValue } from './use-address';

/** Milliseconds from the last change until a text is written to the address: once per pause in typing is enough. */
const writeDelay = 300;

/**
 * The most characters of a text in its URL-encoded form. Hosts refuse long addresses (the site's own server refuses one
 * of 16 kB), so a page into whose filter a log was pasted could not be loaded again.
 */
const longest = 2000;

/** Returns the text for the address: all of it, or nothing where it is too long. */
const toAddress = (text: string): string =>
  String(new URLSearchParams({ q: text })).length > longest ? '' : text;

/**
 * Keeps a text in the address (`?name=`). A change shows at once, and is written to the address after a short pause
 * unless the text is too long. Going back, or following a link with another value, changes the text.
 */
export function useAddressText(name: string): readonly [string, (text: string) => void] {
  const fromAddress = useAddressValue(name);
  const write = useAddressParameter(name);
  const [seen, setSeen] = useState('');
  const [text, setText] = useState('');
  const timer = useRef<number>(undefined);
  if (fromAddress !== seen) {
    setSeen(fromAddress);
    if (fromAddress !== toAddress(text)) setText(fromAddress);
  }
  // A layout effect, because an effect after the paint would cancel the write of a letter that was typed in between.
  useLayoutEffect(() => () => window.clearTimeout(timer.current), [fromAddress]);
  const change = useCallback(
    (next: string): void => {
      setText(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write(toAddress(next)), writeDelay);
    },
    [write],
  );
  return [text, change];
}
