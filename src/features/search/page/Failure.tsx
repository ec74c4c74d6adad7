import type { ReactNode } from 'react';
import styles from './SearchPage.module.css';

/** Says that the engine did not answer. */
export function Failure(): ReactNode {
  return (
    <div role="alert">
      <p className={styles.failure}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}
