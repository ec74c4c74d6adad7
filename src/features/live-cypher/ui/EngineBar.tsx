import type { ReactNode } from 'react';
import { useSessionState } from '../page-session';
import type { LiveSession } from '../session-types';
import styles from './live.module.css';
import { LiveStatus } from './LiveStatus';
import { hasKeys, runKeys } from './run-keys';
import type { StatementRun } from './use-statement-run';

interface EngineBarProps {
  readonly session: LiveSession;
  readonly run: StatementRun;
  readonly hasField: boolean;
}

/**
 * The part of the bar about the engine: a button that resets the graph, the shortcut of Run, and the engine's state.
 */
export function EngineBar({ session, run, hasField }: EngineBarProps): ReactNode {
  const { work, outcome, note } = run;
  const state = useSessionState(session);
  const isIdle = work === 'none';
  const isAwake = state.phase !== 'asleep';
  return (
    <>
      {isAwake && (work !== 'waits' || outcome) && (
        <button type="button" className={styles.tool} onClick={run.resetGraph}>
          Reset graph
        </button>
      )}
      {hasField && isIdle && !outcome && !note && hasKeys() && (
        // The description of the field tells screen reader users the same.
        <kbd aria-hidden="true">{runKeys()}</kbd>
      )}
      <LiveStatus state={state} work={work} outcome={outcome} note={note} />
    </>
  );
}
