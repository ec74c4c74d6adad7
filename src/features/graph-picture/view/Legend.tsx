import type { ReactNode } from 'react';
import { labelColour } from '../label-colours';
import styles from './GraphPicture.module.css';

/** Which colour stands for which label. */
export function Legend({ labels }: { readonly labels: readonly string[] }): ReactNode {
  return (
    <ul className={styles.legend} aria-label="Labels">
      {[...new Set(labels)].map((label) => (
        <li key={label}>
          <span className={styles.dot} style={{ background: labelColour(label) }} />
          {label === '' ? 'not in the answer' : label}
        </li>
      ))}
    </ul>
  );
}
