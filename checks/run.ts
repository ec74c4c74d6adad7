import { runMain } from '../scripts/fail';
import { readOptions } from '../scripts/options';
import { countOf } from '../scripts/count-of';
import { chooseChecks, listChecks } from './discover';
import { runCheck } from './report';

/**
 * `tsx checks/run.ts [name ...] [--stage source|built]` runs the named checks, or all of the stage, or all.
 * Ends with the count of failed checks and exit code 1 when there is one.
 */
runMain(async () => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { stage: { type: 'string' } },
  });
  const chosen = await chooseChecks(listChecks(), positionals, values.stage);
  let failed = 0;
  for (const check of chosen) {
    const passed = await runCheck(check, process.cwd(), console.log);
    if (!passed) failed += 1;
  }
  console.log(`${countOf(chosen.length - failed, 'check')} passed, ${String(failed)} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
