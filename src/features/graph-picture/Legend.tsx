import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Legend.module.css';

interface LegendProps {
  /** Drawn by `drawLegend`, which escapes the labels. */
  readonly entries: string;
  readonly className?: string | undefined;
}

/** Which outline and which colour stand for which label. */
export function Legend({ entries, className }: LegendProps): ReactNode {
  return (
    <ul
      role="list"
      className={clsx(styles.legend, className)}
      aria-label="Labels"
      dangerouslySetInnerHTML={{ __html: entries }}
    />
  );
}
