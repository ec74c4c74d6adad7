import type { ResultTable } from './statement-run';

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function formatCell(cell: string | null): readonly string[] {
  return Array.from(cell === null ? 'null' : cell.replace(/[\n\r\t]/g, (sign) => escapes[sign] ?? sign));
}

/**
 * Cells as AGE printed them in aligned columns, under their names and a rule. SQL NULL shows as `null`; agtype text
 * stands in double quotes, so the two differ.
 *
 * @param longest - characters of a path that another cell stands beside: what is longer ends in `…`. The last column of
 * a table pushes nothing aside and is never cut; vertices and edges are what a reader wants to copy.
 */
export function formatTable(
  { columns, rows }: Pick<ResultTable, 'columns' | 'rows'>,
  longest = Infinity,
): string {
  const cut = (cell: readonly string[], column: number): readonly string[] =>
    cell.length > longest && column < columns.length - 1 && cell.join('').endsWith('::path')
      ? [...cell.slice(0, longest - 1), '…']
      : cell;
  const cells = [columns, ...rows].map((row) => row.map(formatCell).map(cut));
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly (readonly string[])[]): string =>
    row
      .map((cell, column) => cell.join('') + ' '.repeat((widths[column] ?? 0) - cell.length))
      .join(' | ')
      .trimEnd();
  const [head = [], ...body] = cells;
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return [line(head), rule, ...body.map(line)].join('\n');
}
