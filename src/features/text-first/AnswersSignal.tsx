import { useEffect } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { answersEvent } from './answers-event';

/**
 * Tells the loader that the application has taken over. `useIsBrowser()` turns true after hydration, when the effects
 * of all components below have run. The attribute `data-has-hydrated` comes up to a second later in a background tab.
 */
export function AnswersSignal(): null {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) window.dispatchEvent(new Event(answersEvent));
  }, [isBrowser]);
  return null;
}
