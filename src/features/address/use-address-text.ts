import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';

/** Safari allows 100 changes of the address in 30 seconds; a pause in typing is plenty. */
const WRITE_DELAY = 300;

/**
 * A text that lives in the address (`?name=`) and answers at once: typing shows immediately and reaches the address
 * after a short pause; going back, or following a link that has another value, changes the text.
 */
export function useAddressText(name: string): readonly [string, (text: string) => void] {
  const [fromAddress] = useQueryString(name);
  const history = useHistory();
  const [seen, setSeen] = useState('');
  const [text, setText] = useState('');
  const timer = useRef<number>(undefined);
  if (fromAddress !== seen) {
    setSeen(fromAddress);
    setText(fromAddress);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const change = useCallback(
    (next: string): void => {
      setText(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const search = new URLSearchParams(history.location.search);
        if (next) search.set(name, next);
        else search.delete(name);
        // With the rest of the location: the hook's own setter would drop the hash, and with it the place on the page.
        history.replace({ ...history.location, search: search.toString() });
      }, WRITE_DELAY);
    },
    [history, name],
  );
  return [text, change];
}
