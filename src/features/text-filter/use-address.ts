import { useEffect, useRef, useState } from 'react';
import { useQueryString } from '@docusaurus/theme-common';

/** Safari allows 100 changes of the address in 30 seconds; a pause in typing is plenty. */
const WRITE_DELAY = 300;

/**
 * A text that lives in the address (`?name=`) and answers at once: typing shows immediately and reaches the address
 * after a short pause; going back, or following a link that has another value, changes the text.
 */
export function useAddressText(name: string): readonly [string, (text: string) => void] {
  const [fromAddress, write] = useQueryString(name);
  const [seen, setSeen] = useState('');
  const [text, setText] = useState('');
  const timer = useRef<number>(undefined);
  if (fromAddress !== seen) {
    setSeen(fromAddress);
    setText(fromAddress);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const change = (next: string): void => {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => write(next || null), WRITE_DELAY);
  };
  return [text, change];
}
