import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAddressParameter, useAddressValue } from './use-address';

/** Milliseconds; a pause in typing is plenty. */
const writeDelay = 300;

/**
 * Characters of a text as the address has it. Hosts refuse long addresses, our own server one of 16 kB: a page into whose filter a
 * log was pasted could not be loaded again.
 */
const longest = 2000;

/** What of a text goes into the address: all of it, or nothing. */
const toAddress = (text: string): string =>
  String(new URLSearchParams({ q: text })).length > longest ? '' : text;

/**
 * A text that lives in the address (`?name=`) and answers at once: typing shows immediately and reaches the address
 * after a short pause, unless it is too long; going back, or following a link that has another value, changes the text.
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
  // At once, and not after the paint: a letter that comes then is to be written.
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
