import { useEffect, useState } from 'react';
import { useDismissal } from '../../text-first/use-dismissal';

let isAwaited = false;
let tell: (isMissing: boolean) => void = () => undefined;

/** Notes that the reader opens the modal, whose code has to be fetched the first time. */
export function awaitModal(): void {
  isAwaited = true;
  tell(false);
}

/** Whether the modal was requested and is still loading. */
export const isModalAwaited = (): boolean => isAwaited;

/** Notes that the modal is there, so that a later rejection is not taken for its own. */
export function noteModal(): void {
  isAwaited = false;
}

/**
 * Tells whether the modal could not be fetched. The theme does not catch that rejection, so the window's
 * `unhandledrejection` event tells of it.
 *
 * @returns `true` from the failure until the modal is requested again or the alert is dismissed
 */
export function useMissingModal(): boolean {
  const [isMissing, setMissing] = useState(false);
  useDismissal(setMissing);
  useEffect(() => {
    tell = setMissing;
    // The same fetch may fail twice: for the pointer on the button, and for the click.
    const miss = (): void => {
      if (isAwaited) setMissing(true);
      isAwaited = false;
    };
    window.addEventListener('unhandledrejection', miss, true);
    return () => window.removeEventListener('unhandledrejection', miss, true);
  }, []);
  return isMissing;
}
