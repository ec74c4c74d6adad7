import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../plugins/background/write-whole';
import { runMain } from '../../scripts/fail';
import { refuseOptions } from '../../scripts/options';
import { median } from '../timing/median';
import { takeTurns } from '../timing/take-turns';
import { Bench } from './engine';

/** Does a task in one form, and gives what it found, so that the forms can be compared. */
export type Run = () => Promise<unknown>;

export interface Task {
  readonly task: string;
  /** One per form, in the order of the plan's `forms`; null where a form has no way to do it. */
  readonly runs: readonly (Run | null)[];
  /** Set for tasks that change data: each run is taken back, and the answers are not compared. */
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

/** Warm-up rounds, because the engine is compiled while it runs, which would count against the first form. */
const WARM_UPS = 3;

/** CPU time of this process in ms: the engine runs inside it, so other work on the machine does not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Timed extends Figure {
  readonly answer: string;
}

async function time(bench: Bench, run: Run): Promise<Timed> {
  const before = bench.sent;
  const start = cpuTime();
  const answer = await run();
  return { ms: cpuTime() - start, statements: bench.sent - before, answer: JSON.stringify(answer) };
}

async function timeForm(bench: Bench, run: Run, writes: boolean): Promise<Timed> {
  return writes ? bench.undone(() => time(bench, run)) : time(bench, run);
}

/** Runs every form of every task until the engine is warm. @throws Error when two forms of a reading task differ */
async function warmUp(bench: Bench, tasks: readonly Task[]): Promise<void> {
  for (let round = 0; round < WARM_UPS; round += 1) {
    for (const { task, runs, writes = false } of tasks) {
      const answers: string[] = [];
      for (const run of runs) if (run) answers.push((await timeForm(bench, run, writes)).answer);
      const other = answers.find((answer) => answer !== answers[0]);
      if (!writes && other !== undefined)
        throw new Error(`"${task}": the forms answer differently:\n${answers[0]}\n${other}`);
    }
  }
}

/** The forms of one task in turn: per form the median time. */
async function measureTask(bench: Bench, { task, runs, writes = false }: Task, repeats: number) {
  const timed = await takeTurns(runs, repeats, async (run) => run && timeForm(bench, run, writes));
  const figures = timed.map((ofForm): Figure | null => {
    const [first, ...others] = ofForm.filter((each) => each !== null);
    if (!first) return null;
    const ms = median([first, ...others].map((each) => each.ms));
    return { ms: Number(ms.toPrecision(3)), statements: first.statements };
  });
  return { task, figures };
}

/**
 * Measures a plan, prints its table and writes `bench/results/ROOM-NAME.json`.
 *
 * @throws Error when two forms of a reading task answer differently.
 */
async function measure(bench: Bench, plan: Plan): Promise<void> {
  await bench.clean();
  await warmUp(bench, plan.tasks);
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

/**
 * What a script does: builds its data on a fresh engine, and measures the plan that it makes of them. The script takes no
 * options.
 */
export function start(graph: string, prepare: (bench: Bench) => Promise<Plan>): void {
  runMain(async () => {
    refuseOptions();
    const bench = await Bench.open(graph);
    try {
      await measure(bench, await prepare(bench));
    } finally {
      await bench.close();
    }
  });
}
