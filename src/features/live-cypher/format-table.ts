import type { ResultTable } from './statement-run';

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function formatCell(cell: string | null): readonly string[] {
  return Array.from(cell === null ? 'null' : cell.replace(/[\n\r\t]/g, (sign) => escapes[sign] ?? sign));
}

/**
 * Formats cells as AGE printed them in aligned columns, below their names and a rule. SQL NULL is printed as `null`;
 * agtype text is in double quotes, so the two differ.
 *
 * @param longest - characters after which a path is cut and ends in `…`. The last column is never cut, because it
 * pushes nothing aside. Vertices and edges are never cut, because readers want to copy them.
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
