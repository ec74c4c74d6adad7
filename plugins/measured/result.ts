import { lineOfText } from '../repository-files/line-of-text';
import { parseJson, readText } from '../repository-files/read-json';
import { Stop } from '../repository-files/stop';

export interface MeasuredFigure {
  /** Median milliseconds, more than none: the others are shown as multiples of the fewest. */
  readonly ms: number;
  /** Statements sent for one run. */
  readonly statements: number;
}

interface MeasuredTask {
  readonly task: string;
  /** One per form; null where a form has no way to do the task. */
  readonly figures: readonly (MeasuredFigure | null)[];
}

/** What a script under `bench/` writes to `bench/results/NAME.json`. */
export interface MeasuredResult {
  readonly title: string;
  /** Path of the script that repeats the measurement. */
  readonly script: string;
  readonly engine: string;
  readonly setup: string;
  readonly repeats: number;
  readonly forms: readonly string[];
  readonly tasks: readonly MeasuredTask[];
}

const isFigure = (value: unknown): value is MeasuredFigure | null =>
  value === null ||
  (typeof value === 'object' &&
    'ms' in value &&
    typeof value.ms === 'number' &&
    value.ms > 0 &&
    'statements' in value &&
    typeof value.statements === 'number');

const isTask = (value: unknown): value is MeasuredTask =>
  typeof value === 'object' &&
  value !== null &&
  'task' in value &&
  typeof value.task === 'string' &&
  'figures' in value &&
  Array.isArray(value.figures) &&
  value.figures.every(isFigure);

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const demands: Readonly<Record<keyof MeasuredResult, (value: unknown) => boolean>> = {
  title: isText,
  script: isText,
  engine: isText,
  setup: isText,
  repeats: (value) => typeof value === 'number' && value > 0,
  forms: (value) => Array.isArray(value) && value.every((form) => typeof form === 'string'),
  tasks: (value) => Array.isArray(value) && value.every(isTask),
};
const fields = Object.keys(demands) as (keyof MeasuredResult)[];

const remedy = 'Run the script that writes it.';

/** @throws Stop naming the file, the line and the remedy when there is no such result or it does not have the shape above. */
export function readResult(root: string, name: string): MeasuredResult {
  const file = `bench/results/${name}.json`;
  const json = readText(root, file, remedy);
  const result = parseJson(json, file, remedy) as Partial<MeasuredResult> | null;
  const wrong = fields.find((field) => !demands[field](result?.[field]));
  if (wrong)
    throw new Stop(
      `${file}:${lineOfText(json, wrong)}: This is not a measurement to show: "${wrong}" is missing or of another kind. ` +
        'See plugins/measured/result.ts for its shape, and measure again.',
    );
  const measured = result as MeasuredResult;
  for (const { task, figures } of measured.tasks) {
    if (figures.length !== measured.forms.length)
      throw new Stop(
        `${file}:${lineOfText(json, task)}: "${task}" has not one figure per form; measure again.`,
      );
  }
  return measured;
}
