import { type ReactNode, memo } from 'react';
import type { StatementResult } from '../session-types';
import styles from './live.module.css';

interface AnswerTextProps {
  readonly answer: StatementResult;
}

/** Cells as AGE printed them, a tab between columns, ready to be copied. */
export const toText = ({ columns, rows }: StatementResult): string =>
  [columns, ...rows.map((row) => row.map((cell) => cell ?? 'NULL'))].map((row) => row.join('\t')).join('\n');

export const AnswerText = memo(function AnswerText({ answer }: AnswerTextProps): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <pre className={styles.text} role="group" aria-label="Answer as AGE returned it" tabIndex={0}>
      {toText(answer)}
    </pre>
  );
});
