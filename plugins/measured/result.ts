import { readJson } from '../repository-files/read-json';
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

/** @throws Stop naming the file and the remedy when there is no such result or it does not have the shape above. */
export function readResult(root: string, name: string): MeasuredResult {
  const file = `bench/results/${name}.json`;
  const result = readJson(root, file, 'Run the script that writes it.') as Partial<MeasuredResult> | null;
  const { title, script, engine, setup, repeats, forms, tasks } = result ?? {};
  const isTexts = Array.isArray(forms) && forms.every((form) => typeof form === 'string');
  const isTasks = Array.isArray(tasks) && tasks.every(isTask);
  if (!title || !script || !engine || !setup || !repeats || !isTexts || !isTasks) {
    throw new Stop(
      `${file} is not a measurement to show: see plugins/measured/result.ts for its shape, and measure again.`,
    );
  }
  for (const { task, figures } of tasks) {
    if (figures.length !== forms.length)
      throw new Stop(`${file}: "${task}" has not one figure per form; measure again.`);
  }
  return { title, script, engine, setup, repeats, forms, tasks };
}
