import { type ReactNode, memo } from 'react';
import { formatTable } from '../format-table';
import type { StatementResult } from '../session-types';
import styles from './live.module.css';

/** Characters after which a path is cut: a longer one would hide the columns to its right. */
const LONGEST = 120;

interface AnswerTextProps {
  readonly answer: StatementResult;
}

/** Cells as AGE printed them, in the form of the printed results, ready to be copied. */
export const AnswerText = memo(function AnswerText({ answer }: AnswerTextProps): ReactNode {
  const text = formatTable(answer, LONGEST);
  const isCut = text !== formatTable(answer);
  return (
    <>
      <pre
        className={styles.text}
        translate="no"
        role="group"
        aria-label="Answer as AGE returned it"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {text}
      </pre>
      {isCut && (
        <p className={styles.remark}>
          Paths of more than {LONGEST} characters end in “…” here: the table shows them whole.
        </p>
      )}
    </>
  );
});
