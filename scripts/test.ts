import { readyChromium } from './chromium';
import { countOf } from './count-of';
import { runMain } from './fail';
import { checkNode } from './node-version';
import { refuseOptions } from './options';
import { countResult } from './test/counts';
import { runCommand } from './test/run-command';
import { runSteps } from './test/schedule';
import type { Result, Step } from './test/step';
import { forgetReports, listSteps } from './test/steps';

const cores = 2;
const heartbeat = 30_000;

function printResult({ step, state, seconds, output }: Result): void {
  const mark = { passed: 'ok      ', failed: 'FAILED  ', 'not run': 'NOT RUN ' }[state];
  const { passed, failed } = countResult({ step, state, seconds, output });
  const tests = step.count && state !== 'not run' ? `  ${passed} passed, ${failed} failed` : '';
  console.log(`${mark}${step.name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s${tests}`);
  for (const test of step.unsteady?.() ?? [])
    console.log(`        passed, but not at its first try: ${test}`);
  if (state !== 'passed') console.log(`${output.trimEnd()}\n`);
}

runMain(async () => {
  refuseOptions();
  checkNode();
  await readyChromium();
  forgetReports();
  const steps = listSteps();
  console.log(
    `Running ${countOf(steps.length, 'step')} on ${countOf(cores, 'core')}; each prints a line when it ends.\n`,
  );

  const began = Date.now();
  const running = new Set<Step>();
  const timer = setInterval(() => {
    console.log(`        ... still at work: ${[...running].map((step) => step.name).join(', ')}`);
  }, heartbeat);
  const results = await runSteps(
    steps,
    cores,
    async (step) => {
      running.add(step);
      const result = await runCommand(step);
      running.delete(step);
      return result;
    },
    printResult,
  );
  clearInterval(timer);

  const counts = results.map(countResult);
  const passed = counts.reduce((sum, each) => sum + each.passed, 0);
  const failed = counts.reduce((sum, each) => sum + each.failed, 0);
  const broken = results.filter((result) => result.state !== 'passed');
  console.log(`\n${countOf(steps.length, 'step')} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  // Again, in short: a log that is cut keeps its end.
  for (const { step, output } of broken)
    console.log([`Did not pass: ${step.name}`, ...(step.failures?.(output) ?? [])].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  // A tool may count failures and end well.
  process.exitCode = broken.length > 0 || failed > 0 ? 1 : 0;
});
