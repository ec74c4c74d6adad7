import { type ReactNode, memo, useRef, useState } from 'react';
import { parseAgtype, type Agtype } from '../../agtype/agtype';
import type { StatementResult } from '../session-types';
import { AgtypeValue } from './AgtypeValue';
import styles from './live.module.css';

const NULL: Agtype = { kind: 'null' };

/** Parses a cell. A cell that is no agtype is shown unchanged. */
function readCell(cell: string | null): Agtype {
  if (cell === null) return NULL;
  try {
    return parseAgtype(cell);
  } catch {
    return { kind: 'string', value: cell };
  }
}

const isNumber = ({ kind }: Agtype): boolean => kind === 'integer' || kind === 'float' || kind === 'numeric';

/** Whether a column holds numbers and nothing else, apart from null. */
function isNumeric(rows: readonly (readonly Agtype[])[], column: number): boolean {
  const values = rows.flatMap((row) => row[column] ?? []).filter(({ kind }) => kind !== 'null');
  return values.length > 0 && values.every(isNumber);
}

/** Rows rendered at first. A thousand at once would block the page for longer than a key press may wait. */
const FIRST_ROWS = 100;

interface AnswerTableProps {
  readonly answer: StatementResult;
}

/** The rows with values made readable; it scrolls within itself, by keyboard too. */
export const AnswerTable = memo(function AnswerTable({ answer }: AnswerTableProps): ReactNode {
  const [openAnswer, setOpenAnswer] = useState<StatementResult>();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = openAnswer === answer;
  const rows = (isOpen ? answer.rows : answer.rows.slice(0, FIRST_ROWS)).map((row) => row.map(readCell));
  const count = answer.rowCount.toLocaleString('en');
  const all = answer.truncated ? `the first ${count}` : `all ${count}`;

  function showAll(): void {
    setOpenAnswer(answer);
    // The button is removed and would lose the focus.
    box.current?.focus();
  }
  return (
    <>
      {/*
        Not translated: values are no English, and React fails at the next answer if a translation has replaced texts.
      */}
      <div
        ref={box}
        className={styles.scroll}
        translate="no"
        role="group"
        aria-label="Answer as a table"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {answer.columns.map((column, index) => (
                <th key={column} scope="col" className={isNumeric(rows, index) ? styles.numeric : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((value, column) => (
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
        <button type="button" className={styles.tool} onClick={showAll}>
          {`Show ${all} rows`}
        </button>
      )}
      {answer.rowCount > FIRST_ROWS && (
        <p className={styles.remark} role="status">
          {isOpen && `${all.charAt(0).toUpperCase()}${all.slice(1)} rows are shown.`}
        </p>
      )}
    </>
  );
});
