import type { ReactNode } from 'react';
import { formatMegabytes } from '../problems';
import type { LiveOutcome, SessionState } from '../session-types';
import styles from './live.module.css';

/** The state of a statement. It waits for the engine, and for earlier statements of other samples. */
export type Work = 'none' | 'waits' | 'runs';

interface LiveStatusProps {
  readonly state: SessionState;
  readonly work: Work;
  readonly outcome: LiveOutcome | undefined;
  readonly note: string;
}

const formatMilliseconds = (ms: number): string =>
  ms < 1 ? 'less than 1 ms' : ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** The outcome in a few words, which screen readers announce. */
function describeOutcome(outcome: LiveOutcome): string {
  switch (outcome.kind) {
    case 'answer': {
      const time = formatMilliseconds(outcome.elapsedMs);
      if (!outcome.returnsRows) return `Done in ${time}`;
      return `${outcome.truncated ? 'First ' : ''}${plural(outcome.rowCount, 'row')} in ${time}`;
    }
    case 'refused':
      return 'Refused';
    case 'stopped':
      return outcome.hadStarted ? 'Stopped. The graph is as it was at the start.' : 'Stopped before it ran.';
    case 'failed':
      return '';
  }
}

function describeWork(state: SessionState, work: Work): string {
  if (work === 'runs') return 'Running';
  if (state.phase === 'loading') return 'Loading the database';
  return state.phase === 'running' ? 'Waiting for another statement of this page' : 'Starting the database';
}

/** What the engine is doing. The words are announced to screen readers; the bytes are only shown. */
export function LiveStatus({ state, work, outcome, note }: LiveStatusProps): ReactNode {
  const isPending = work !== 'none';
  const isLoading = isPending && state.phase === 'loading' && state.total > 0;
  const text = isPending ? describeWork(state, work) : note || (outcome ? describeOutcome(outcome) : '');
  const isUnkept = 'isKept' in state && !state.isKept;
  return (
    <div className={styles.status}>
      <span role="status" data-live-status="">
        {text}
      </span>
      {isLoading && (
        <span aria-hidden="true" className={styles.progress}>
          <progress value={state.loaded} max={state.total} />
          {/* The only text of its element: React cannot update one of several that a translation has replaced. */}
          <span>{`${formatMegabytes(state.loaded)} of ${formatMegabytes(state.total)}`}</span>
        </span>
      )}
      {!isPending && isUnkept && (
        <span>This browser keeps no copy of the database, so the next visit loads it again.</span>
      )}
    </div>
  );
}
