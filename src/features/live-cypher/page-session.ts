import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { openSession } from './session';
import type { LiveSession, SessionState } from './session-types';

interface Held {
  readonly session: LiveSession;
  users: number;
}

const byPage = new Map<string, Held>();

/** The entry of a page; a session is cheap until its first run. */
function hold(page: string, session?: LiveSession): Held {
  const held = byPage.get(page) ?? { session: session ?? openSession(), users: 0 };
  byPage.set(page, held);
  return held;
}

/** The engine's memory goes back at once when the reader leaves, also when the browser keeps the page for "back". */
function leaveAll(): void {
  for (const { session } of byPage.values()) session.leave();
}

/**
 * The session that all samples of a page share, closed when the last of them leaves the page.
 *
 * @param page - the page's path
 */
export function usePageSession(page: string): LiveSession {
  // Kept by the component too: effects may end and begin again while it stays.
  const { session } = useMemo(() => hold(page), [page]);
  useEffect(() => {
    const held = hold(page, session);
    held.users += 1;
    window.addEventListener('pagehide', leaveAll);
    return () => {
      held.users -= 1;
      if (held.users > 0) return;
      held.session.close();
      byPage.delete(page);
    };
  }, [page, session]);
  return session;
}

const asleep: SessionState = { phase: 'asleep' };

/** The state of a session as it changes; on the server and in the first render it is asleep. */
export const useSessionState = (session: LiveSession): SessionState =>
  useSyncExternalStore(session.subscribe, session.getState, () => asleep);
