import { table } from '../../graphs/tables';
import type { AttackOutcome } from './attacks';
import type { Figures, RouteFigures } from './measure';

/** Network delay per statement that the tables assume for a server in the same region. */
const MILLISECONDS_PER_ROUND_TRIP = 1;

/** `1`, `2.4`, `38`: one decimal below ten, none above, because runs vary. */
export function formatRatio(ratio: number): string {
  return ratio >= 10 ? String(Math.round(ratio)) : String(Math.round(ratio * 10) / 10);
}

function formatWaiting(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}

function fastest(figures: readonly RouteFigures[]): number {
  return Math.min(...figures.map((each) => each.milliseconds));
}

/** A Markdown table of the ways to write parts; their times as multiples of the fastest. */
export function reportParts({ parts }: Figures): string {
  const best = fastest(parts);
  return table(
    ['Way', 'Statements', 'Waiting at 1 ms each', 'Time in the database'],
    parts.map((each) => [
      each.title,
      String(each.statements),
      formatWaiting(each.statements * MILLISECONDS_PER_ROUND_TRIP),
      `${formatRatio(each.milliseconds / best)} ×`,
    ]),
  );
}

/** A Markdown table of the ways to find the ends of edges; their times as multiples of the fastest. */
export function reportEdges({ edges }: Figures): string {
  const best = fastest(edges);
  return table(
    ['Lookup of the ends', 'Statements', 'Time in the database'],
    edges.map((each) => [each.title, String(each.statements), `${formatRatio(each.milliseconds / best)} ×`]),
  );
}

function describeOutcome({ changed, rows }: AttackOutcome): string {
  if (changed) return '**the cost is 0 now**';
  return rows > 0 ? '**finds a part that was not asked for**' : 'finds nothing: no part has that name';
}

/** A Markdown table of what each input does that is put into a query where a value should stand. */
export function reportAttacks(outcomes: readonly AttackOutcome[]): string {
  return table(
    ['The value goes in through', 'The input', 'What happens'],
    outcomes.map((each) => [each.title, `\`${each.input}\``, describeOutcome(each)]),
  );
}

/**
 * Puts a table between the marks `{/* bench:NAME *\/}` and `{/* bench:end *\/}` of a page.
 *
 * @throws Error when the page lacks the marks.
 */
export function placeTable(page: string, name: string, content: string): string {
  const open = `{/* bench:${name} */}`;
  const close = '{/* bench:end */}';
  const from = page.indexOf(open);
  const to = page.indexOf(close, from);
  if (from < 0 || to < 0) throw new Error(`The page needs the marks ${open} and ${close}.`);
  return `${page.slice(0, from + open.length)}\n\n${content}\n\n${page.slice(to)}`;
}
