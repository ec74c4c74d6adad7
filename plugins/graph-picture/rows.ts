/**
 * The cells of a `rows` fence, in reading order, as `npm run samples:update` wrote them: columns of fixed width below
 * a rule of dashes. Several tables follow each other, and lines outside of a table hold no cells.
 */
export function readCells(rows: string): readonly (string | null)[] {
  const cells: (string | null)[] = [];
  let starts: readonly number[] | null = null;
  for (const line of rows.split('\n')) {
    if (/^-+(?:-\+-+)*$/.test(line)) {
      const widths = line.split('-+-').map((dashes) => dashes.length);
      starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + 3, 0));
    } else if (/^\(\d+ rows?\)$/.test(line)) starts = null;
    else if (starts) cells.push(...cutLine(line, starts));
  }
  return cells;
}

function cutLine(line: string, starts: readonly number[]): readonly (string | null)[] {
  // Widths were counted in characters, not in UTF-16 units.
  const signs = Array.from(line);
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const cell = signs.slice(start, next === undefined ? undefined : next - 3).join('');
    return cell.trim() === 'null' ? null : cell.trim();
  });
}
