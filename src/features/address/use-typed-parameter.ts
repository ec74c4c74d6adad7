import { useCallback, useEffect, useState } from 'react';
import { useAddress, useAddressParameter } from './use-address';

/** Milliseconds until a text that the browser did not take is put into the address again. */
const retryTime = 1000;

/**
 * A text that lives in the address (`?name=`) with each letter. What the browser does not take yet shows all the same,
 * and reaches the address later.
 */
export function useTypedParameter(name: string): readonly [string, (text: string) => void] {
  const { search } = useAddress();
  const write = useAddressParameter(name);
  const fromAddress = new URLSearchParams(search).get(name) ?? '';
  const [seen, setSeen] = useState(fromAddress);
  const [refused, setRefused] = useState<string | null>(null);
  // The reader has gone back, say: what was not taken before is not for this address.
  if (fromAddress !== seen) {
    setSeen(fromAddress);
    setRefused(null);
  }
  const change = useCallback((text: string) => setRefused(write(text) ? null : text), [write]);
  useEffect(() => {
    if (refused === null) return undefined;
    const timer = setInterval(() => change(refused), retryTime);
    return () => clearInterval(timer);
  }, [refused, change]);
  return [refused ?? fromAddress, change];
}
