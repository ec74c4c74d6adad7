import { startTransition, useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Tells whether the first blocks of a page have been painted. After a click on a link the rest of the page is rendered
 * only then, so that the click is answered sooner. Always true for a page that was opened, returned to, or linked with
 * a hash: there, everything above the target has to be laid out.
 *
 * @returns `false` until the first frame after a click on a link
 */
export function useIsPainted(): boolean {
  const history = useHistory();
  const [isLedTo] = useState(history.action === 'PUSH' && !history.location.hash);
  const [isPainted, setIsPainted] = useState(!isLedTo);

  useEffect(() => {
    if (isPainted) return;
    const show = (): void => setIsPainted(true);
    // A task queued in the animation frame runs after the paint. If the page is unmounted by then, React ignores it.
    requestAnimationFrame(() => setTimeout(startTransition, 0, show));
    // The next navigation may target a place that is not rendered yet.
    return history.listen(show);
  }, [isPainted, history]);

  return isPainted;
}
