import type { ReactNode, Ref } from 'react';
import styles from './live.module.css';
import { runKeys } from './run-keys';
import type { StatementRun } from './use-statement-run';

interface RunButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly statement: string;
  readonly run: StatementRun;
  /** Whether there is a field, in which the keys run the statement. */
  readonly hasField: boolean;
}

/** Runs the statement, and stops it. */
export function RunButton({ ref, statement, run, hasField }: RunButtonProps): ReactNode {
  const isPending = run.work !== 'none';
  return (
    <button
      ref={ref}
      type="button"
      className={styles.run}
      title={hasField && !isPending ? runKeys() : undefined}
      onClick={() => (isPending ? run.stop() : run.run(statement))}
    >
      {isPending ? 'Stop' : 'Run'}
    </button>
  );
}
