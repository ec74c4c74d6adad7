import { countOf } from '../count-of';
import type { Result, Step } from './step';

/** Runs one step to its end. */
export type RunStep = (step: Step) => Promise<Result>;

/**
 * Runs the steps side by side on at most `cores` cores. A step starts in the order of the list, but not before the
 * steps that it needs have passed. A step that needs a failed one is not run.
 *
 * @param onResult called as each step ends
 * @throws Error when a step needs one that is not in the list, or itself through others, or more cores than there are
 */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  run: RunStep,
  onResult: (result: Result) => void,
): Promise<readonly Result[]> {
  checkNeeds(steps);
  checkCores(steps, cores);
  const waiting = [...steps];
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  let free = cores;

  const finish = (result: Result): void => {
    results.set(result.step.name, result);
    onResult(result);
  };

  const settleUnreachable = (): void => {
    for (const step of [...waiting]) {
      const broken = step.needs?.find((need) => {
        const result = results.get(need);
        return result !== undefined && result.state !== 'passed';
      });
      if (broken === undefined) continue;
      waiting.splice(waiting.indexOf(step), 1);
      finish({ step, state: 'not run', seconds: 0, output: `needs ${broken}, which did not pass` });
      settleUnreachable();
      return;
    }
  };

  const startReady = (): void => {
    for (const step of [...waiting]) {
      const ready = (step.needs ?? []).every((need) => results.get(need)?.state === 'passed');
      if (!ready || step.cores > free) continue;
      waiting.splice(waiting.indexOf(step), 1);
      free -= step.cores;
      running.set(
        step.name,
        run(step).then((result) => {
          free += step.cores;
          running.delete(step.name);
          finish(result);
        }),
      );
    }
  };

  for (;;) {
    settleUnreachable();
    startReady();
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return [...results.values()];
}

/** A step that can never start would be left out without a word. */
function checkCores(steps: readonly Step[], cores: number): void {
  const large = steps.find((step) => step.cores > cores);
  if (large)
    throw new Error(
      `The step "${large.name}" keeps ${countOf(large.cores, 'core')} busy, and the run has ${cores}: give it more.`,
    );
}

function checkNeeds(steps: readonly Step[]): void {
  const settled = new Set<string>();
  let left = [...steps];
  while (left.length > 0) {
    const stuck = left.filter((step) => (step.needs ?? []).some((need) => !settled.has(need)));
    const first = stuck[0];
    if (stuck.length === left.length && first) {
      throw new Error(
        `The step "${first.name}" needs ${(first.needs ?? []).join(', ')}: name steps of the list, and never in a circle.`,
      );
    }
    for (const step of left) if (!stuck.includes(step)) settled.add(step.name);
    left = stuck;
  }
}
