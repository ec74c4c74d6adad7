import { parseArgs } from 'node:util';
import type { Stage } from './check';
import { listChecks, loadCheck, type NamedCheck } from './discover';
import { runCheck } from './report';

/**
 * `tsx checks/run.ts [name ...] [--stage source|built]` runs the named checks, or all of the stage, or all.
 * Ends with the count of failed checks and exit code 1 when there is one.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stage: { type: 'string' } },
  });
  const stage = values.stage as Stage | undefined;
  const known = listChecks();
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No check is called ${unknown.join(', ')}: choose from ${known.join(', ')}.`);
  }
  const checks: NamedCheck[] = [];
  for (const name of positionals.length > 0 ? positionals : known) checks.push(await loadCheck(name));
  const chosen = checks.filter((check) => stage === undefined || check.stage === stage);
  if (chosen.length === 0)
    throw new Error(`No check of the stage "${String(stage)}": the stages are source and built.`);

  let failed = 0;
  for (const check of chosen) {
    const passed = await runCheck(check, process.cwd(), console.log);
    if (!passed) failed += 1;
  }
  console.log(`${String(chosen.length - failed)} checks passed, ${String(failed)} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
