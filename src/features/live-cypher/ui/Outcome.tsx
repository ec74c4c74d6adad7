import type { ReactNode } from 'react';
import type { LiveOutcome } from '../session-types';
import { Answer } from './Answer';
import styles from './live.module.css';
import { Refusal } from './Refusal';

interface OutcomeProps {
  readonly outcome: LiveOutcome;
}

/** The outcome of a statement: its answer, a refusal, or a failure of the engine; nothing for a stopped statement. */
export function Outcome({ outcome }: OutcomeProps): ReactNode {
  switch (outcome.kind) {
    case 'answer':
      return <Answer answer={outcome} />;
    case 'refused':
      return <Refusal refusal={outcome} />;
    case 'failed':
      return (
        <div className={styles.refusal} role="alert" data-live-outcome="failed">
          <p>{outcome.message}</p>
        </div>
      );
    case 'stopped':
      return null;
  }
}
