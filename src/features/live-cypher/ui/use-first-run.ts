import { useEffect, useRef } from 'react';
import type { Wish } from './wish';

/** Runs the statement at once where that is the wish. It is fulfilled once; a panel never gets another one. */
export function useFirstRun(wish: Wish, statement: string, run: (statement: string) => void): void {
  const isFresh = useRef(true);
  useEffect(() => {
    if (isFresh.current && wish === 'run') run(statement);
    isFresh.current = false;
  });
}
