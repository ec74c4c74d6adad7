import type { ReactNode } from 'react';
import { CodeInText } from '../../code-in-text/CodeInText';
import type { GuardForm } from '../guard';
import styles from './live.module.css';

interface GuardWarningProps {
  readonly forms: readonly GuardForm[];
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

/** The warning shown before a statement runs that the in-browser engine answers wrongly. */
export function GuardWarning({ forms, onRun, onCancel }: GuardWarningProps): ReactNode {
  return (
    <div className={styles.warning} role="alert">
      <p className={styles.heading}>The database in this page answers this wrongly</p>
      {forms.map(({ id, warning, safe }) => (
        <div key={id}>
          <p>{warning}</p>
          <p>
            Right on both: <CodeInText text={safe} />
          </p>
        </div>
      ))}
      <div className={styles.choices}>
        <button type="button" className={styles.tool} onClick={onCancel}>
          Do not run
        </button>
        <button type="button" className={styles.tool} onClick={onRun}>
          Run it anyway
        </button>
      </div>
    </div>
  );
}
