import { unstable_ImmediatePriority, unstable_scheduleCallback } from 'scheduler';

/** React works in slices of 5 ms and answers in the next one; on slow phones one step may take some hundred ms. */
const PATIENCE_MS = 1000;

/**
 * Reloads a page that comes out of the back-forward cache with React stuck. React's scheduler posts itself a message to
 * continue its work, as it does during hydration. Firefox and WebKit may drop that message when the page enters the
 * cache, and React then waits for ever. This is common: many readers leave a page by their first click.
 */
export function reloadIfStuck({ persisted }: Pick<PageTransitionEvent, 'persisted'>): void {
  if (!persisted) return;
  const reload = setTimeout(() => location.reload(), PATIENCE_MS);
  unstable_scheduleCallback(unstable_ImmediatePriority, () => clearTimeout(reload));
}
