import type { MeasuredFigure, MeasuredResult } from './result';

/** Two significant digits, from 1 on: 1.24 -> `1.2`, 152.3 -> `150`. */
export const roundRatio = (ratio: number): string => String(Number(ratio.toPrecision(2)));

function cell(figure: MeasuredFigure | null, fastest: number): string {
  if (!figure) return '–';
  const ratio = `${roundRatio(figure.ms / fastest)} ×`;
  return figure.statements > 1 ? `${ratio}, ${figure.statements} statements` : ratio;
}

/** The rows of the table, heading first; each time as a multiple of the fastest in its row. */
export function tableRows({ forms, tasks }: MeasuredResult): readonly (readonly string[])[] {
  return [
    ['Task', ...forms],
    ...tasks.map(({ task, figures }) => {
      const fastest = Math.min(...figures.flatMap((figure) => (figure ? [figure.ms] : [])));
      return [task, ...figures.map((figure) => cell(figure, fastest))];
    }),
  ];
}

/** The sentence under the table, up to the name of the script. */
export function setupText({ engine, setup, repeats }: MeasuredResult): string {
  return `Times as multiples of the fastest in each row: median of ${repeats} runs on ${engine}. ${setup} Repeat it with `;
}
