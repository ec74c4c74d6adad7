/** A row of the table: one measure of both sites. */
export interface Row {
  readonly measure: string;
  /** Missing where it cannot be measured. */
  readonly ours?: number | undefined;
  readonly stock?: number | undefined;
  readonly unit: string;
}

const dash = '–';

function valueOf(value: number | undefined, unit: string): string {
  if (value === undefined) return dash;
  const round = Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${round} ${unit}`.trim();
}

/** How many times smaller our figure is than the stock site's; a dash if there is nothing to divide by. */
function ratioOf({ ours, stock }: Row): string {
  if (ours === undefined || stock === undefined) return dash;
  if (ours === stock) return '1';
  if (ours === 0) return dash;
  return String(Number((stock / ours).toPrecision(2)));
}

const columns = ['Measure', 'Ours', 'Stock', 'Stock / ours'] as const;

/** The rows as a table of text. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.measure,
    valueOf(row.ours, row.unit),
    valueOf(row.stock, row.unit),
    ratioOf(row),
  ]);
  const widths = columns.map((title, index) =>
    Math.max(title.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const line = (texts: readonly string[]): string =>
    `| ${texts.map((text, index) => (index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0))).join(' | ')} |`;
  return [
    line(columns),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...cells.map(line),
  ].join('\n');
}
