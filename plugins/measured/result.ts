import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MeasuredFigure {
  /** Median milliseconds. */
  readonly ms: number;
  /** Statements sent for one run. */
  readonly statements: number;
}

export interface MeasuredTask {
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

/** @throws Error naming the file and the remedy when there is no such result or it does not have the shape above. */
export function readResult(root: string, name: string): MeasuredResult {
  const file = join('bench', 'results', `${name}.json`);
  if (!existsSync(join(root, file)))
    throw new Error(`${file} does not exist; run the script that writes it.`);
  const result = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<MeasuredResult>;
  const { title, script, engine, setup, repeats, forms, tasks } = result;
  if (!title || !script || !engine || !setup || !repeats || !forms || !tasks) {
    throw new Error(`${file} is not a measurement to show: see plugins/measured/result.ts for its shape.`);
  }
  for (const { task, figures } of tasks) {
    if (figures.length !== forms.length)
      throw new Error(`${file}: "${task}" has not one figure per form; measure again.`);
  }
  return { title, script, engine, setup, repeats, forms, tasks };
}
