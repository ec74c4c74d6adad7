import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useAddressParameter, useAddressValue } from './use-address';

/** Milliseconds; a pause in typing is plenty. */
const writeDelay = 300;

/**
 * A text that lives in the address (`?name=`) and answers at once: typing shows immediately and reaches the address
 * after a short pause; going back, or following a link that has another value, changes the text.
 */
export function useAddressText(name: string): readonly [string, (text: string) => void] {
  const fromAddress = useAddressValue(name);
  const write = useAddressParameter(name);
  const [seen, setSeen] = useState('');
  const [text, setText] = useState('');
  const timer = useRef<number>(undefined);
  if (fromAddress !== seen) {
    setSeen(fromAddress);
    setText(fromAddress);
  }
  // At once, and not after the paint: a letter that comes then is to be written.
  useLayoutEffect(() => () => window.clearTimeout(timer.current), [fromAddress]);
  const change = useCallback(
    (next: string): void => {
      setText(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write(next), writeDelay);
    },
    [write],
  );
  return [text, change];
}
