import { useEffect, useState } from 'react';
import { useDismissal } from '../../text-first/use-dismissal';

let isAwaited = false;
let tell: (isMissing: boolean) => void = () => undefined;

/** The reader opens the modal, which takes a fetch the first time. */
export function awaitModal(): void {
  isAwaited = true;
  tell(false);
}

/** Whether the modal was asked for and is still on its way. */
export const isModalAwaited = (): boolean => isAwaited;

/** The modal is there: a rejection that comes now is not its own. */
export function noteModal(): void {
  isAwaited = false;
}

/**
 * The theme lets a modal that cannot be fetched end as a rejection, which the browser logs.
 *
 * @returns whether the modal was asked for and did not come; until it is asked for again, or the words about it are
 * dismissed
 */
export function useMissingModal(): boolean {
  const [isMissing, setMissing] = useState(false);
  useDismissal(setMissing);
  useEffect(() => {
    tell = setMissing;
    // The same fetch may fail twice: for the button that was pointed at, and for the click.
    const miss = (): void => {
      if (isAwaited) setMissing(true);
      isAwaited = false;
    };
    window.addEventListener('unhandledrejection', miss, true);
    return () => window.removeEventListener('unhandledrejection', miss, true);
  }, []);
  return isMissing;
}
