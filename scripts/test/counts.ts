import { readFileSync, rmSync } from 'node:fs';
import type { Counts, Result } from './step';

/** The report that a tool has written; nothing where it broke before. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Without a report, the tool failed before it ran anything; the step then counts as one failure.
    return undefined;
  }
}

/** A number found under the given keys, or `undefined` where the report has none. */
function numberAt(report: unknown, ...keys: readonly string[]): number | undefined {
  let value = report;
  for (const key of keys) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return typeof value === 'number' ? value : undefined;
}

/** Reads Vitest's JSON report. */
export function countVitest(file: string): Counts | undefined {
  const report = readReport(file);
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  return passed === undefined || failed === undefined ? undefined : { passed, failed };
}

/** Reads Playwright's JSON report. A test that passed at a later try counts as passed; see `failures.ts`. */
export function countPlaywright(file: string): Counts | undefined {
  const report = readReport(file);
  const passed = numberAt(report, 'stats', 'expected');
  const failed = numberAt(report, 'stats', 'unexpected');
  const flaky = numberAt(report, 'stats', 'flaky');
  return passed === undefined || failed === undefined ? undefined : { passed: passed + (flaky ?? 0), failed };
}

/** Reads the last line of `checks/run.ts`. */
export function countChecks(output: string): Counts | undefined {
  const [, passed, failed] = /^(\d+) checks? passed, (\d+) failed$/m.exec(output) ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
}

/** Removes an older run's report, so that it cannot be taken for this one's. */
export function forgetReport(file: string): void {
  rmSync(file, { force: true });
}

/** What a result adds to the total: the tool's own count of tests, or one for the step. */
export function countResult({ step, state, output }: Result): Counts {
  if (state === 'not run') return { passed: 0, failed: 1 };
  const counts = step.count?.(output);
  if (state === 'passed') return counts ?? { passed: 1, failed: 0 };
  // A tool may fail although every test passed (an error outside of tests): never count that as no failure.
  return counts ? { passed: counts.passed, failed: Math.max(1, counts.failed) } : { passed: 0, failed: 1 };
}
