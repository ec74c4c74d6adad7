import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './live.module.css';
import { runKeys } from './run-keys';
import type { StatementRun } from './use-statement-run';

interface RunButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly statement: string;
  readonly run: StatementRun;
  /** Whether there is a field. In a field, a keyboard shortcut runs the statement. */
  readonly hasField: boolean;
}

/** Runs the statement, and stops it. */
export function RunButton({ ref, statement, run, hasField }: RunButtonProps): ReactNode {
  const isPending = run.work !== 'none';

  function press({ detail: clicks }: MouseEvent): void {
    // Ignores the second click of a double click: it pressed Stop, which resets the graph, or ran a CREATE twice.
    if (clicks > 1) return;
    if (isPending) run.stop();
    else run.run(statement);
  }

  return (
    <button
      ref={ref}
      type="button"
      className={styles.run}
      title={hasField && !isPending ? runKeys() : undefined}
      onClick={press}
    >
      {isPending ? 'Stop' : 'Run'}
    </button>
  );
}
