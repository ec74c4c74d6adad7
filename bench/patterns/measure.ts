import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../plugins/background/write-whole';
import type { Bench } from './engine';

/** What one form does for a task; gives what it found, so that the forms can be compared. */
export type Run = () => Promise<unknown>;

export interface Task {
  readonly task: string;
  /** One per form, in the order of the plan's `forms`; null where a form has no way to do it. */
  readonly runs: readonly (Run | null)[];
  /** Set for tasks that change data: their answers are not compared. */
  readonly writes?: boolean;
}

export interface Plan {
  /** Folder of the script under `bench/`, and first word of the result's name. */
  readonly room?: 'patterns' | 'loading';
  readonly name: string;
  readonly title: string;
  /** One sentence on the data and the indexes. */
  readonly setup: string;
  readonly forms: readonly string[];
  readonly tasks: readonly Task[];
  readonly repeats: number;
}

interface Figure {
  readonly ms: number;
  /** Statements sent per run. */
  readonly statements: number;
}

/** CPU time of this process in ms: the engine runs inside it, and other work on the machine does not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Median of the times, after one run that warms up and whose answer is kept. */
async function time(bench: Bench, run: Run, repeats: number): Promise<Figure & { readonly answer: string }> {
  const before = bench.sent;
  const answer = JSON.stringify(await run());
  const statements = bench.sent - before;
  const times: number[] = [];
  for (let i = 0; i < repeats; i += 1) {
    const start = cpuTime();
    await run();
    times.push(cpuTime() - start);
  }
  times.sort((a, b) => a - b);
  return { ms: times[Math.floor(repeats / 2)] ?? 0, statements, answer };
}

async function measureTask(bench: Bench, { task, runs, writes }: Task, repeats: number) {
  const figures: (Figure | null)[] = [];
  let expected: string | undefined;
  for (const run of runs) {
    if (!run) {
      figures.push(null);
      continue;
    }
    const { answer, ...figure } = await time(bench, run, repeats);
    expected ??= answer;
    if (!writes && answer !== expected)
      throw new Error(`"${task}": the forms answer differently:\n${expected}\n${answer}`);
    figures.push(figure);
  }
  return {
    task,
    figures: figures.map((figure) => figure && { ...figure, ms: Number(figure.ms.toPrecision(3)) }),
  };
}

/**
 * Measures a plan, prints its table and writes `bench/results/ROOM-NAME.json`.
 *
 * @throws Error when two forms of a reading task answer differently.
 */
export async function measure(bench: Bench, plan: Plan): Promise<void> {
  const tasks = [];
  for (const task of plan.tasks) tasks.push(await measureTask(bench, task, plan.repeats));
  const { room = 'patterns', name, title, setup, forms, repeats } = plan;
  const engine = `${await bench.version()} (WASM)`;
  const result = { title, script: `bench/${room}/${name}.ts`, engine, setup, repeats, forms, tasks };

  console.log(`${title} (${engine}, median of ${repeats}, ms of CPU time)`);
  console.table(
    Object.fromEntries(
      tasks.map(({ task, figures }) => [
        task,
        Object.fromEntries(forms.map((form, i) => [form, figures[i]?.ms ?? '-'])),
      ]),
    ),
  );
  const folder = join('bench', 'results');
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, `${room}-${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/** Runs a script's main function and ends with an exit code. */
export function start(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
