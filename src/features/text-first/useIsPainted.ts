import { startTransition, useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Whether what the window shows first of a page has been painted. Of a page that a link led to, the rest is drawn then: a click
 * is answered that much sooner. Always true of a page that is opened, returned to, or led to by a hash, since all above a place
 * has to stand.
 *
 * @returns `false` until the first frame of a page that a link led to
 */
export function useIsPainted(): boolean {
  const history = useHistory();
  const [isLedTo] = useState(history.action === 'PUSH' && !history.location.hash);
  const [isPainted, setIsPainted] = useState(!isLedTo);

  useEffect(() => {
    if (isPainted) return;
    const show = (): void => setIsPainted(true);
    // The frame is painted when a task runs that was queued in it. A page that has gone by then ignores it.
    requestAnimationFrame(() => setTimeout(startTransition, 0, show));
    // The way may lead to a place that is not drawn yet.
    return history.listen(show);
  }, [isPainted, history]);

  return isPainted;
}
