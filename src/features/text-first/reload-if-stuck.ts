import { unstable_ImmediatePriority, unstable_scheduleCallback } from 'scheduler';

/** React answers in its next slice of 5 ms; on slow phones one step of it may take some hundred. */
const PATIENCE_MS = 1000;

/**
 * Loads a page again that comes out of the back-forward cache with a React that waits for ever: Firefox and WebKit
 * may drop the message that it had posted itself to go on, as it does while a page comes alive, and many leave by their
 * first click.
 */
export function reloadIfStuck({ persisted }: Pick<PageTransitionEvent, 'persisted'>): void {
  if (!persisted) return;
  const reload = setTimeout(() => location.reload(), PATIENCE_MS);
  unstable_scheduleCallback(unstable_ImmediatePriority, () => clearTimeout(reload));
}
