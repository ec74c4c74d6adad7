import type { ReactNode } from 'react';
import clsx from 'clsx';
import { labelColour } from './label-colours';
import styles from './Legend.module.css';

interface LegendProps {
  /** Those of the picture's nodes, in order of appearance; each is named once. */
  readonly labels: readonly string[];
  readonly className?: string;
}

/** Which colour stands for which label. */
export function Legend({ labels, className }: LegendProps): ReactNode {
  return (
    <ul className={clsx(styles.legend, className)} aria-label="Labels">
      {[...new Set(labels)].map((label) => (
        <li key={label}>
          <span className={styles.dot} style={{ background: labelColour(label) }} />
          {label === '' ? 'not in the answer' : label}
        </li>
      ))}
    </ul>
  );
}
