import type { ReactNode } from 'react';
import { failureTexts, staleText } from '../failure-texts';
import styles from './SearchPage.module.css';

/** Says that the engine did not answer, and asks it again at a click. */
export function Failure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div>
      <div role="alert">
        <p className={styles.failure}>{failureTexts.titleText}</p>
        <p>{`${failureTexts.helpText} ${staleText}`}</p>
      </div>
      <button type="button" className="button button--outline button--primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
