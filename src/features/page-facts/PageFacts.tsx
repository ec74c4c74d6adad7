import type { ReactNode } from 'react';
import { isDifficulty, isKind, kindLabels } from './kinds';
import styles from './PageFacts.module.css';

interface PageFactsProps {
  readonly kind: unknown;
  readonly difficulty: unknown;
}

/** The quiet line above a page's title: which kind of page this is and for whom. */
export function PageFacts({ kind, difficulty }: PageFactsProps): ReactNode {
  if (!isKind(kind)) return null;
  return (
    <p className={styles.facts}>
      {/* The blank is for whoever reads the text without its look: text browsers, and programs that take the words. */}
      <span className={styles.kind}>{kindLabels[kind]}</span>{' '}
      {isDifficulty(difficulty) && <span className={styles.difficulty}>{difficulty}</span>}
    </p>
  );
}
