import { countChecks, countPlaywright, countVitest, forgetReport } from './counts';
import { listFailed, listFailedChecks, listUnsteady } from './failures';
import type { Step } from './step';

const vitestReport = '.cache/test/vitest.json';
const playwrightReport = '.cache/test/playwright.json';

/** The script of `package.json` that people run alone. */
const script = (name: string): Step['command'] => ['npm', 'run', '--silent', name];

/**
 * Runs all checks of a stage in one process: separate processes would each load the same libraries and pages again, a
 * third of their time.
 */
const checks = (stage: 'source' | 'built'): Step['command'] => [
  'npx',
  'tsx',
  'checks/run.ts',
  '--stage',
  stage,
];

/** Removes the reports of an older run, so that they cannot be taken for this one's. */
export function forgetReports(): void {
  forgetReport(vitestReport);
  forgetReport(playwrightReport);
}

/** All steps of `npm test`. They start in this order: first those that others need and those that take longest. */
export function listSteps(): readonly Step[] {
  return [
    { name: 'build', command: script('build'), cores: 1 },
    { name: 'fixture site', command: ['npx', 'tsx', 'e2e/build-fixture-site.ts'], cores: 1 },
    { name: 'eslint', command: script('check:code'), cores: 1 },
    // Uses TypeScript 7, which takes 11 s of processor time. 6.0, which Twoslash and TypeDoc need, takes 36 s. Both
    // packages bring a `tsc`.
    { name: 'types', command: script('check:types'), cores: 1 },
    {
      name: 'unit tests',
      command: [
        'npx',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
      cores: 1,
      count: () => countVitest(vitestReport),
    },
    {
      name: 'checks of the source',
      command: checks('source'),
      cores: 1,
      count: countChecks,
      failures: listFailedChecks,
    },
    {
      name: 'checks of the build',
      command: checks('built'),
      needs: ['build'],
      cores: 1,
      count: countChecks,
      failures: listFailedChecks,
    },
    { name: 'prettier', command: script('check:format'), cores: 1 },
    { name: 'stylelint', command: script('check:styles'), cores: 1 },
    { name: 'dead code', command: script('check:unused'), cores: 1 },
    {
      name: 'browser tests',
      command: ['npx', 'playwright', 'test', '-c', 'e2e'],
      needs: ['build', 'fixture site'],
      cores: 2,
      count: () => countPlaywright(playwrightReport),
      unsteady: () => listUnsteady(playwrightReport),
      failures: () => listFailed(playwrightReport),
    },
  ];
}
