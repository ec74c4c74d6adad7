import { useEffect, useRef } from 'react';
import type { Wish } from './wish';

/** Runs the statement once, when the panel appears, if the reader pressed Run. The wish of a panel never changes. */
export function useFirstRun(wish: Wish, statement: string, run: (statement: string) => void): void {
  const isFresh = useRef(true);
  useEffect(() => {
    if (isFresh.current && wish === 'run') run(statement);
    isFresh.current = false;
  });
}
