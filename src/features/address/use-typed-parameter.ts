import { useCallback, useEffect, useState } from 'react';
import { useAddress, useAddressParameter } from './use-address';

/** Milliseconds between two attempts to write a text that the browser has refused. */
const retryTime = 1000;

/**
 * Keeps a text in the address (`?name=`), and writes it there at each change. A text that the browser refuses shows all
 * the same, and is written later.
 */
export function useTypedParameter(name: string): readonly [string, (text: string) => void] {
  const { search } = useAddress();
  const write = useAddressParameter(name);
  const fromAddress = new URLSearchParams(search).get(name) ?? '';
  const [seen, setSeen] = useState(fromAddress);
  const [refused, setRefused] = useState<string | null>(null);
  // The address has another value, as after going back. A text that was refused before does not belong to it.
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
