import { useEffect } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { answersEvent } from './answers-event';
import { layOutBelowTheFold } from './below-the-fold';

/**
 * Tells the loader that the application has taken over. `useIsBrowser()` turns true after hydration, and effects of
 * all components below have run by then. `data-has-hydrated` says the same up to a second later in a background tab.
 */
export function AnswersSignal(): null {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) return;
    window.dispatchEvent(new Event(answersEvent));
    layOutBelowTheFold();
  }, [isBrowser]);
  return null;
}
