import { useInsertionEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { deferBelowTheFold, layOutBelowTheFold } from './below-the-fold';

/**
 * Lets what is below the fold of a page that a link led to wait until the page shows. It has to be an insertion effect: soon
 * after, the focus is set, which asks for the layout.
 */
export function useBelowTheFold(): void {
  const history = useHistory();
  useInsertionEffect(() => {
    // Back and forward return to a place in the page, and a hash leads to one: all above it has to stand.
    if (history.action !== 'PUSH' || history.location.hash !== '') return;
    deferBelowTheFold();
    requestAnimationFrame(layOutBelowTheFold);
  }, [history]);
}
