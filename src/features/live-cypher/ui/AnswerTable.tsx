import { type ReactNode, memo, useState } from 'react';
import { parseAgtype, type Agtype } from '../agtype';
import type { StatementResult } from '../session-types';
import { AgtypeValue } from './AgtypeValue';
import styles from './live.module.css';

const NULL: Agtype = { kind: 'null' };

/** A cell that is no agtype is shown as it came. */
function readCell(cell: string | null): Agtype {
  if (cell === null) return NULL;
  try {
    return parseAgtype(cell);
  } catch {
    return { kind: 'string', value: cell };
  }
}

const isNumber = ({ kind }: Agtype): boolean => kind === 'integer' || kind === 'float' || kind === 'numeric';

/** A thousand rows at once would hold the page up for longer than a reader's next key may wait. */
const FIRST_ROWS = 100;

interface AnswerTableProps {
  readonly answer: StatementResult;
}

/** The rows with values made readable; it scrolls within itself, by keyboard too. */
export const AnswerTable = memo(function AnswerTable({ answer }: AnswerTableProps): ReactNode {
  const [openAnswer, setOpenAnswer] = useState<StatementResult>();
  const rows = openAnswer === answer ? answer.rows : answer.rows.slice(0, FIRST_ROWS);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label="Answer as a table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {answer.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map(readCell).map((value, column) => (
                  <td key={column} className={isNumber(value) ? styles.numeric : undefined}>
                    <AgtypeValue value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < answer.rowCount && (
        <button type="button" className={styles.tool} onClick={() => setOpenAnswer(answer)}>
          Show all {answer.rowCount.toLocaleString('en')} rows
        </button>
      )}
    </>
  );
});
