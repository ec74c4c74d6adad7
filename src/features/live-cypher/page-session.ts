import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { openSession } from './session';
import type { LiveSession, SessionState } from './session-types';

interface Held {
  readonly session: LiveSession;
  users: number;
}

const byPage = new Map<string, Held>();

/** The entry of a page, created if needed; a session costs little before its first run. */
function hold(page: string, session?: LiveSession): Held {
  const held = byPage.get(page) ?? { session: session ?? openSession(), users: 0 };
  byPage.set(page, held);
  return held;
}

/** Frees the engine's memory when the reader leaves, even if the page goes into the back-forward cache. */
function leaveAll(): void {
  for (const { session } of byPage.values()) session.leave();
}

/**
 * The session that all samples of a page share, closed when the last of them leaves the page.
 *
 * @param page - the page's path
 */
export function usePageSession(page: string): LiveSession {
  // The component keeps the session too, because effects may be cleaned up and run again while it is mounted.
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

/** The current state of a session; on the server and during hydration it is asleep. */
export const useSessionState = (session: LiveSession): SessionState =>
  useSyncExternalStore(session.subscribe, session.getState, () => asleep);
