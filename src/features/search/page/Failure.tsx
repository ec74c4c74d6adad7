import type { ReactNode } from 'react';
import { failureTexts } from '../failure-texts';
import styles from './SearchPage.module.css';

/** Says that the engine did not answer. */
export function Failure(): ReactNode {
  return (
    <div role="alert">
      <p className={styles.failure}>{failureTexts.titleText}</p>
      <p>{failureTexts.helpText}</p>
    </div>
  );
}
