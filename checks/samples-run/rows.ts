import { formatTable } from '../../src/features/live-cypher/format-table';
import type { EngineError, StatementOutcome } from '../../src/features/live-cypher/statement-run';
import { countOf } from '../../scripts/count-of';

/** `ERROR:  …` with detail and hint, as psql prints it. */
export function formatError(error: EngineError): string {
  return [
    `ERROR:  ${error.message}`,
    ...(error.detail ? [`DETAIL:  ${error.detail}`] : []),
    ...(error.hint ? [`HINT:  ${error.hint}`] : []),
  ].join('\n');
}

/**
 * What came back for one statement, as a reader sees it: notices, then an aligned table with `(3 rows)` below, or the
 * command tag, or the error.
 *
 * @param showTable false for a statement that has no RETURN: its one column is our own.
 */
export function formatOutcome(outcome: StatementOutcome, showTable = true): string {
  const { table, error, notices } = outcome;
  const parts = notices.map((notice) => `${notice.severity}:  ${notice.message}`);
  if (error) parts.push(formatError(error));
  if (table) {
    const count = `(${countOf(table.rows.length, 'row')})`;
    if (table.columns.length === 0) parts.push(table.tag);
    else if (showTable || table.rows.length > 0) parts.push(formatTable(table), count);
    else parts.push(count);
  }
  return parts.join('\n');
}

const toLines = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());

/** True when the shown rows are those that came back; their order matters only if the statement promises one. */
export function isSameRows(shown: string, actual: string, ordered: boolean): boolean {
  const [left, right] = [toLines(shown), toLines(actual)];
  const arrange = (lines: readonly string[]): string => (ordered ? lines : [...lines].sort()).join('\n');
  return arrange(left) === arrange(right);
}

const MOST_LINES = 40;

/** Rows for a finding: what goes beyond a screenful is counted. */
export function abridge(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= MOST_LINES) return text;
  return [...lines.slice(0, MOST_LINES), `… ${countOf(lines.length - MOST_LINES, 'more line')}`].join('\n');
}
