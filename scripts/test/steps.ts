import { listChecks, loadCheck } from '../../checks/discover';
import { countPlaywright, countVitest, forgetReport, listUnsteady } from './counts';
import type { Step } from './step';

const vitestReport = '.cache/test/vitest.json';
const playwrightReport = '.cache/test/playwright.json';

/**
 * All steps of `npm test`. Their order is the order of starting: what others need and what takes longest comes first.
 */
export async function listSteps(): Promise<readonly Step[]> {
  const checks = await Promise.all(listChecks().map((name) => loadCheck(name)));
  forgetReport(vitestReport);
  forgetReport(playwrightReport);

  const checkSteps = (stage: 'source' | 'built', needs?: readonly string[]): readonly Step[] =>
    checks
      .filter((check) => check.stage === stage)
      .map(({ name }) => ({
        name: `check:${name}`,
        command: ['npx', 'tsx', 'checks/run.ts', name],
        needs,
        cores: 1,
      }));

  return [
    { name: 'build', command: ['npm', 'run', '--silent', 'build'], cores: 1 },
    { name: 'eslint', command: ['npx', 'eslint', '.', '--max-warnings', '0'], cores: 1 },
    { name: 'types', command: ['npx', 'tsc', '--noEmit', '-p', '.'], cores: 1 },
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
    ...checkSteps('source'),
    { name: 'prettier', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'], cores: 1 },
    { name: 'stylelint', command: ['npx', 'stylelint', 'src/**/*.css', '--max-warnings', '0'], cores: 1 },
    { name: 'dead code', command: ['npx', 'knip', '--no-progress'], cores: 1 },
    ...checkSteps('built', ['build']),
    {
      name: 'browser tests',
      command: ['npx', 'playwright', 'test', '-c', 'e2e'],
      needs: ['build'],
      cores: 2,
      count: () => countPlaywright(playwrightReport),
      unsteady: () => listUnsteady(playwrightReport),
    },
  ];
}
